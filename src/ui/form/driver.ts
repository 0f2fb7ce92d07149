/** Knows a driver as several screens show and enter one: the form, and who is known. */
export { driverFormStateOf, isAddressKnown, newDriverFormState } from './driver-form-state'
export { DriverForm } from './driver-form'
export { driverFormViewModel } from './driver-form-view-model'
export { useDriverForm } from './use-driver-form'
export { useDrivers } from '../plan/use-drivers'
