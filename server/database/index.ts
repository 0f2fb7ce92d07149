/** Knows how one connection to PostgreSQL is held for as long as the process lives. */
export {
  persistentConnection,
  type PersistentConnection,
  type PersistentConnectionOptions,
} from './persistent-connection'
