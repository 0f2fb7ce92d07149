/** Responsible for the connection to the server, and for following the open project. */
export { ConnectionStore, type ConnectionProblem } from './connection-store'
export { keepConnected, type KeepConnected } from './keep-connected'
