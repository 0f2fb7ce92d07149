import type { RandomSource } from '../../server/demo/random-source'
import { JOBS } from './people/actions/job-actions'
import type { SentRequest } from './server-connection'

/** Whether the server is killed right after this answer: what it says must be stored by then. */
export type KillMoment = (sent: SentRequest) => boolean

const MAX_ANSWERS = 200

/** Kills after a while only, after an answer by chance, or after one that cancels a job. */
export const randomKillMoment = (dice: RandomSource): KillMoment => {
  let remaining = dice.integerBelow(MAX_ANSWERS)
  return dice.pick<KillMoment>([
    () => false,
    () => (remaining -= 1) < 0,
    ({ method, path }) => method === 'DELETE' && path.startsWith(JOBS),
  ])
}
