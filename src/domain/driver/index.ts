/** Responsible for drivers: their details, their form, and how servers write them. */
export {
  driverName,
  newDriver,
  type Driver,
  type DriverCreationInfo,
  type DriverDetails,
  type DriverDraft,
  type DriverId,
} from './driver'
export { driverFormOf, newDriverForm, type DriverForm, defaultShift } from './driver-form'

export { parseDriverForm } from './parse-driver-form'
export { decodeDriver, encodeDriver } from './driver-codec'
