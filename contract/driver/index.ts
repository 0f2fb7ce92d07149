/** Responsible for the driver endpoints. */
export { changeDriver, createDriver, deleteDriver, listDrivers, readDriver, restoreDriver } from './driver-endpoints'
