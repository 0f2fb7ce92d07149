/** Responsible for the log-in endpoint. */
export { serveSession } from './serve-session'
