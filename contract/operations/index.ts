/** Responsible for the operator endpoints (health, metrics, documentation) and the page endpoints (settings, tasks). */
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
export { decodeConfig } from './app-config-codec'
