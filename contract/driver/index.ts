/** Responsible for the driver endpoints. */
export { changeDriver, createDriver, deleteDriver, listDrivers, readDriver, restoreDriver } from './driver-endpoints'
export { decodeDriver, encodeDriver } from './driver-codec'
