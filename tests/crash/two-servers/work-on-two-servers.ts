import { setTimeout } from 'node:timers/promises'
import type { RandomSource } from '../../../server/demo/random-source'
import { randomWait } from '../run-until-killed'
import type { ServerConnection } from '../server-connection'
import { createSharedProject, type TestUsers } from '../people/test-users'
import { workUntilGone } from '../people/work-until-gone'

/** How long the users of the other server go on working after the kill. */
const GO_ON_MS = 1_500

type TwoServers = { readonly killed: ServerConnection; readonly other: ServerConnection }

/** Half of the users work on each of two servers, until one is killed and a little longer. Returns the time of the kill. */
export const workOnTwoServers = async (
  random: RandomSource,
  testUsers: TestUsers,
  { killed, other }: TwoServers,
  kill: () => Promise<unknown>,
): Promise<string> => {
  await createSharedProject(testUsers, other, random.id())
  let killedAt = ''
  let isOver = false
  const untilOver: ServerConnection = {
    ...other,
    send: async (request) => {
      if (isOver) throw new Error('The round is over.')
      return other.send(request)
    },
  }
  const work = Promise.all(
    testUsers.users.map((user, index) =>
      index % 2 === 0
        ? workUntilGone(user, killed, () => killedAt !== '')
        : workUntilGone(user, untilOver, () => isOver),
    ),
  )
  const killAndGoOn = async (): Promise<void> => {
    await randomWait(random)()
    killedAt = new Date().toISOString()
    await kill()
    await setTimeout(GO_ON_MS)
    isOver = true
  }
  await Promise.all([work, killAndGoOn()])
  return killedAt
}
