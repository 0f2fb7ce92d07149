/** Knows a driver: what is said of one, what the form asks, and how servers write it. */
export { driverName, newDriver, type Driver, type DriverBirth, type DriverDetails, type DriverId } from './driver'
export { driverFormOf, newDriverForm, type DriverForm } from './driver-form'
export { usualShift } from './default-shift'
export { checkDriver } from './parse-driver-form'
export { readDriver, writeDriver } from './driver-codec'
