/** Knows the calls of those who keep the server running, and of the pages themselves. */
export {
  isAlive,
  isReady,
  readConfig,
  readDocs,
  readDocsStyle,
  readMetrics,
  readOpenApi,
  showTask,
} from './operations-calls'
export type { AppConfig } from './app-config'
