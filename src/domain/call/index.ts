/** Knows what can be asked of the outside world, how that can fail, and which failure ends the session. */
export { allTried, type Tried } from './tried'
export { serverMessageOf, type CallFailed, type Refused } from './call-failed'
export { uploadProblemsIn } from './upload-problems'
export { isHeldByLock, isNotThere, isStale } from './refused-as'
export { saidInPlace, whyItFailed } from './why-it-failed'
export { endsSession } from './ends-session'
