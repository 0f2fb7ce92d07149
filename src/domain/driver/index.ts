/** Responsible for drivers: their details and their form. */
export {
  driverName,
  newDriver,
  type Driver,
  type DriverCreationInfo,
  type DriverDetails,
  type DriverDraft,
  type DriverId,
} from './driver'
export {
  driverFormOf,
  newDriverForm,
  type DriverForm,
  driverDefaults,
  MAX_LOADING_MINUTES,
  MAX_TRIPS,
} from './driver-form'

export { parseDriverForm, parseTypedDriverForm } from './parse-driver-form'
