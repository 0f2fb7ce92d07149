/**
 * Knows the calls for those who run the server (health, metrics, documentation) and for the pages (settings, tasks).
 */
export {
  isAlive,
  isReady,
  readConfig,
  readDocs,
  readDocsStyle,
  readMetrics,
  readOpenApi,
  showTask,
} from './operations-endpoints'
export type { AppConfig } from './app-config-codec'
