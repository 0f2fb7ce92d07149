/** Responsible for finding the subject of a request, or refusing the request because it is missing or has changed. */
export {
  driverNotFound,
  requireDriver,
  requireJob,
  requireProject,
  routeNotFound,
  type RequestedProject,
} from './require-record'
