/** Knows the call that logs a user in. */
export { serveSession } from './serve-session'
