import type { RandomSource } from '../../server/demo/random-source'
import { JOBS } from './people/actions/job-actions'
import type { SentRequest } from './server-connection'

/** Whether the server is killed right after this answer, whose content must be stored by then. */
export type KillMoment = (sent: SentRequest) => boolean

const MAX_ANSWERS = 200

/** Kills only after some time, after a random answer or after one that cancels a job. */
export const randomKillMoment = (random: RandomSource): KillMoment => {
  let remaining = random.integerBelow(MAX_ANSWERS)
  return random.pick<KillMoment>([
    () => false,
    () => (remaining -= 1) < 0,
    ({ method, path }) => method === 'DELETE' && path.startsWith(JOBS),
  ])
}
