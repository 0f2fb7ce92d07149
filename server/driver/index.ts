/** Responsible for the drivers of an organisation. */
export { serveDrivers, restorableSince } from './serve-drivers'
