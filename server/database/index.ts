/** Knows how one connection to PostgreSQL is held for as long as the process lives. */
export { heldConnection, type HeldConnection, type HeldOptions } from './persistent-connection'
