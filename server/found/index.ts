/** Knows how the subject of a request is found among the records, or refused: it is not there, or has changed since. */
export { driverFor, noDriver } from './driver-for'
export { jobFor } from './job-for'
export { noRoute } from './no-route'
export { projectFor, type Meant } from './project-for'
