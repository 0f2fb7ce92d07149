/** Responsible for failed calls: what can be attempted, how it can fail, and which failure ends the session. */
export { attemptNames, type AttemptName } from './attempt-name'
export {
  done,
  cancelled,
  serverMessageOf,
  type CallFailure,
  type RefusedCall,
  isAlreadyAccepted,
  isLockRefusal,
  isMovedMeanwhile,
  isNotFound,
  isStale,
  endsSession,
  inlineMessageOf,
  failureMessageOf,
} from './call-failure'
