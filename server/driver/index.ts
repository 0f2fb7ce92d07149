/** Responsible for the drivers of an organisation. */
export { serveDrivers } from './serve-drivers'
export { restorableSince } from './restorable-since'
