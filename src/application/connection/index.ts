/** Knows whether the server can be reached, and how one keeps up with it. */
export { ConnectionStore, type Trouble } from './connection-store'
export { keepUp, type KeepUp } from './keep-connected'
