/** Knows how the subject of a request is found among the records, or refused: it is not there, or has changed since. */
export { driverFor, noDriver } from './require-driver'
export { jobFor } from './require-job'
export { noRoute } from './route-not-found'
export { projectFor, type Meant } from './require-project'
