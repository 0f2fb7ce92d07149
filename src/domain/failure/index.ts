/** Knows what can be asked of the outside world, how that can fail, and which failure ends the session. */
export { attemptNames, type AttemptName } from './attempt-name'
export { serverMessageOf, type CallFailure, type RefusedCall } from './call-failure'
export { uploadProblemsOf } from '../upload/upload-problems'
export { isLockRefusal, isNotFound, isStale } from './refusal-code'
export { inlineMessageOf, failureMessageOf } from './failure-message'
export { endsSession } from './ends-session'
