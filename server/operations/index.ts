/** Knows what those who keep the server running ask of it, and what the pages are told about where they run. */
export { measuring } from './metrics'
export { serveOperations } from './operations-routes'
