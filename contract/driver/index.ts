/** Knows the calls about drivers. */
export { changeDriver, createDriver, deleteDriver, listDrivers, readDriver, restoreDriver } from './driver-endpoints'
export type { DriverDraft } from './driver-draft-codec'
