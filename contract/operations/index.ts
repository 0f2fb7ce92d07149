/** Responsible for the operator endpoints (health, metrics, documentation) and the page endpoints (settings, tasks). */
export { isAlive, isReady, readDocs, readDocsStyle, readMetrics, readOpenApi, showTask } from './operations-endpoints'
export { decodeConfig, readConfig } from './app-config-codec'
