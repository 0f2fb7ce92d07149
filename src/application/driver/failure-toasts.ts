import { failureMessageOf, type CallFailure } from '../../domain/failure'
import type { Toast } from '../toast'

/** A toast which says that nothing was done, and why. None where the session ended, since the alert of §8 says so. */
export const notDone = (words: string, failed: CallFailure): ReadonlyArray<Toast> => {
  if (failed.kind === 'signed-out' || failed.kind === 'called-off') return []
  return [{ words: `${words}: ${failureMessageOf(failed)}` }]
}
