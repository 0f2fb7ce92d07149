/** Responsible for the operator endpoints (health, metrics, documentation) and the settings of the pages. */
export { measureServer } from './metrics'
export { serveOperations } from './serve-operations'
