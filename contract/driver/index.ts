/** Responsible for the endpoints of drivers, and for the JSON form of a driver. */
export {
  changeDriver,
  createDriver,
  deleteDriver,
  listDrivers,
  readDriver,
  RESTORABLE_HOURS,
  restoreDriver,
} from './driver-endpoints'
export { decodeDriver, encodeDriver } from './driver-codec'
