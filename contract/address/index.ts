/** Responsible for the endpoints that look addresses up and check those of an import, and those of corrections. */
export { lookUpAddress, decodeAddress } from './address-endpoints'
export { checkAddresses, type AddressToCheck, type AddressVerdict } from './check-endpoint'
export {
  DEFAULT_CORRECTION_COUNT,
  forgetCorrection,
  listCorrections,
  restoreCorrection,
  writtenAddressFields,
  type SentCorrection,
} from './correction-endpoints'
