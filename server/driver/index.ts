export { serveDrivers, restorableSince } from './serve-drivers'
