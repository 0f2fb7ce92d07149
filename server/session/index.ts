/** Responsible for the endpoints of log-in, log-out and the keys of a user. */
export { serveKeys } from './serve-keys'
export { serveSession } from './serve-session'
