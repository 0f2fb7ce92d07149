/** Responsible for finding the subject of a request, or refusing the request because it is missing or has changed. */
export { requireDriver, driverNotFound } from './require-driver'
export { requireJob } from './require-job'
export { routeNotFound } from './route-not-found'
export { requireProject, type ExpectedProject } from './require-project'
