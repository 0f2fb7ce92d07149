/** Responsible for the endpoints of log-in, log-out and the keys of a user. */
export { serveSession, serveKeys } from './serve-session'
