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
