/** Knows what can be asked of the outside world, how that can fail, and which failure ends the session. */
export { allTried, type Tried } from './attempt-name'
export { serverMessageOf, type CallFailed, type Refused } from './call-failure'
export { uploadProblemsIn } from '../upload/upload-problems'
export { isHeldByLock, isNotThere, isStale } from './refusal-code'
export { saidInPlace, whyItFailed } from './failure-message'
export { endsSession } from './ends-session'
