/** Knows what can be asked of the outside world, how that can fail, and which failure ends the session. */
export { allTried, type Tried } from './tried'
export { serverMessageOf, type CallFailed } from './call-failed'
export { endsSession } from './ends-session'
