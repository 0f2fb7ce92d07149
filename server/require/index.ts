/** Knows how the subject of a request is found among the records, or refused: it is not there, or has changed since. */
export { requireDriver, driverNotFound } from './require-driver'
export { requireJob } from './require-job'
export { routeNotFound } from './route-not-found'
export { requireProject, type ExpectedProject } from './require-project'
