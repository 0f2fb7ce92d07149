/** Knows the drivers of an organisation. */
export { serveDrivers } from './driver-routes'
export { restorableSince } from './restorable'
