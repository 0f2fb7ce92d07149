/** Knows the calls for those who run the server (health, metrics, documentation) and the settings for the pages. */
export { measureAnswers } from './metrics'
export { serveOperations } from './serve-operations'
