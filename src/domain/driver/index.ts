/** Knows a driver: what is said of one, what the form asks, and how servers write it. */
export {
  driverName,
  newDriver,
  type Driver,
  type DriverCreationInfo,
  type DriverDetails,
  type DriverId,
} from './driver'
export { driverFormOf, newDriverForm, type DriverForm } from './driver-form'
export { defaultShift } from './default-shift'
export { parseDriverForm } from './parse-driver-form'
export { decodeDriver, encodeDriver } from './driver-codec'
