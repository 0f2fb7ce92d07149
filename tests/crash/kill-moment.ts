import type { RandomSource } from '../../server/demo/random-source'
import { JOBS } from './people/actions/job-actions'
import type { Sent } from './server-connection'

/** Whether the server is killed right after this answer: what it says must be stored by then. */
export type Moment = (sent: Sent) => boolean

const MOST_ANSWERS = 200

/** Kills after a while only, after an answer by chance, or after one that cancels a job. */
export const aMoment = (dice: RandomSource): Moment => {
  let left = dice.integerBelow(MOST_ANSWERS)
  return dice.pick<Moment>([
    () => false,
    () => (left -= 1) < 0,
    ({ method, path }) => method === 'DELETE' && path.startsWith(JOBS),
  ])
}
