/** Responsible for loading, adding, changing, removing and restoring drivers. */
export { addDriver, changeDriver } from './save-driver'
export { driverActions, type DriverFacade, type DriverServices } from './driver-actions'
export type { DriverGateway } from './driver-gateway'
export { DriversStore, type DriverList } from './drivers-store'
export { loadDrivers } from './load-drivers'
export { removeDriver, restoreDriver } from './remove-driver'
