/** Knows whether the server can be reached, and how one keeps up with it. */
export { ConnectionStore, type ConnectionProblem } from './connection-store'
export { keepConnected, type KeepConnected } from './keep-connected'
