import { setTimeout } from 'node:timers/promises'
import type { RandomSource } from '../../server/demo/random-source'
import type { StartedServer } from './start-server'
import type { ServerConnection } from './server-connection'
import { randomKillMoment } from './kill-moment'
import { createSharedProject, type TestUsers } from './people/test-users'
import { workUntilGone } from './people/work-until-gone'

/** Maximum time that users work before the server is killed. */
const WORK_MS = 1_200

export const randomWait = (random: RandomSource) => (): Promise<void> => setTimeout(20 + random.integerBelow(WORK_MS))

/**
 * All users work until the server is killed: after a while, or after `meanwhile` is done. Returns the time of the kill.
 */
export const runUntilKilled = async (
  random: RandomSource,
  testUsers: TestUsers,
  { launched, base }: StartedServer,
  meanwhile: (() => Promise<void>) | 'until it ends itself' = randomWait(random),
): Promise<string> => {
  const connection = testUsers.connect(base)
  await createSharedProject(testUsers, connection, random.id())
  const shouldKillAfter = randomKillMoment(random)
  const endsItself = meanwhile === 'until it ends itself'
  let killedAt = ''
  const kill = async (): Promise<void> => {
    if (killedAt !== '') return
    killedAt = new Date().toISOString()
    await launched.kill()
  }
  const send: ServerConnection['send'] = async (sent) => {
    const answer = await connection.send(sent).catch(async (error: unknown) => {
      if (endsItself) await kill()
      throw error
    })
    if (shouldKillAfter(sent)) void kill()
    return answer
  }
  const work = Promise.all(
    testUsers.users.map((user) => workUntilGone(user, { ...connection, send }, () => killedAt !== '')),
  )
  await Promise.race(endsItself ? [work] : [work, meanwhile()])
  await kill()
  await work
  return killedAt
}
