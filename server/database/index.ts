/** Responsible for a single PostgreSQL connection that stays open as long as the process runs. */
export {
  persistentConnection,
  type PersistentConnection,
  type PersistentConnectionOptions,
} from './persistent-connection'
