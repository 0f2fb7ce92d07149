/** Responsible for the endpoints of drivers. */
export { serveDrivers, restorableSince } from './serve-drivers'
