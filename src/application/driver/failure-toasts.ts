import { failureMessageOf, type CallFailure } from '../../domain/failure'
import type { Toast } from '../toast'

/** A toast which says that nothing was done, and why. None where the session ended, since the alert of §8 says so. */
export const failureToasts = (message: string, failure: CallFailure): ReadonlyArray<Toast> => {
  if (failure.kind === 'signed-out' || failure.kind === 'called-off') return []
  return [{ message: `${message}: ${failureMessageOf(failure)}` }]
}
