import { setTimeout } from 'node:timers/promises'
import type { RandomSource } from '../../server/demo/random-source'
import type { Up } from './start-server'
import type { Line } from './server-connection'
import { aMoment } from './kill-moment'
import { shareProject, type Depot } from './people/test-users'
import { atWork } from './people/work-until-gone'

/** The longest time that users work before the server is killed. */
const WORK_MS = 1_200

const aWhile = (dice: RandomSource) => (): Promise<void> => setTimeout(20 + dice.integerBelow(WORK_MS))

/**
 * All users work until the server is killed: after a while, or after `meanwhile`
 * is done. Returns the moment of the kill.
 */
export const crash = async (
  dice: RandomSource,
  depot: Depot,
  { launched, base }: Up,
  meanwhile: () => Promise<void> = aWhile(dice),
): Promise<string> => {
  const line = depot.lineTo(base)
  await shareProject(depot, line, dice.id())
  const isMoment = aMoment(dice)
  let wentAt = ''
  const kill = async (): Promise<void> => {
    if (wentAt !== '') return
    wentAt = new Date().toISOString()
    await launched.kill()
  }
  const ask: Line['ask'] = async (sent) => {
    const answer = await line.ask(sent)
    if (isMoment(sent)) void kill()
    return answer
  }
  const work = Promise.all(depot.desks.map((desk) => atWork(desk, { ...line, ask }, () => wentAt !== '')))
  await Promise.race([work, meanwhile()])
  await kill()
  await work
  return wentAt
}
