/** Responsible for failed calls: what can be attempted, how it can fail, and which failure ends the session. */
export { attemptNames, type AttemptName } from './attempt-name'
export {
  done,
  cancelled,
  serverMessageOf,
  isAlreadyAccepted,
  isLockRefusal,
  isMovedMeanwhile,
  isNotFound,
  isStale,
  endsSession,
  failureMessageOf,
  inlineMessageOf,
  type CallFailure,
  type RefusedCall,
} from './call-failure'
