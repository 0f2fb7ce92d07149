import type { Dice } from '../../server/demo/dice'
import { JOBS } from './people/acts/job-acts'
import type { Sent } from './line'

/** Whether an answer is the one at which the server is killed: what it says must be kept by then. */
export type Moment = (sent: Sent) => boolean

const MOST_ANSWERS = 200

/** Any moment, or that of an answer, whichever it is, or of one by which a job is stopped. */
export const aMoment = (dice: Dice): Moment => {
  let left = dice.below(MOST_ANSWERS)
  return dice.oneOf<Moment>([
    () => false,
    () => (left -= 1) < 0,
    ({ method, path }) => method === 'DELETE' && path.startsWith(JOBS),
  ])
}
