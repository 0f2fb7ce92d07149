/** Knows a driver as several screens show and enter one: the form, and who is known. */
export { entryOfDriver, isSettled, newDriverEntry } from './driver-form-state'
export { DriverForm } from './driver-form'
export { driverFormOnScreen } from './driver-form-view-model'
export { useDriverEntry } from './use-driver-form'
export { useKnownDrivers } from '../plan/use-drivers'
