/** Whether the server can be reached, and following of the open project. */
export { ConnectionStore, type ConnectionProblem } from './connection-store'
export { keepConnected, type KeepConnected } from './keep-connected'
