import { failureMessageOf, type CallFailure } from '../../domain/failure'
import type { Toast } from '../toast'

/** A toast with the reason of a failed action. None where the session ended, which has the alert of §8. */
export const failureToasts = (message: string, failure: CallFailure): ReadonlyArray<Toast> => {
  if (failure.kind === 'signed-out' || failure.kind === 'cancelled') return []
  return [{ message: `${message}: ${failureMessageOf(failure)}` }]
}
