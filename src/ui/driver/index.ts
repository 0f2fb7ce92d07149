/** Knows a driver as several screens show and enter one: the form, and who is known. */
export { entryOfDriver, isSettled, newDriverEntry } from './driver-entry'
export { DriverForm } from './driver-form'
export { driverFormOnScreen } from './driver-form-on-screen'
export { useDriverEntry } from './use-driver-entry'
export { useKnownDrivers } from './use-known-drivers'
