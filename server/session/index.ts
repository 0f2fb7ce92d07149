/** Knows the call by which one logs in. */
export { serveSession } from './session-routes'
