/** Responsible for the endpoints that look addresses up, and those of corrections. */
export { lookUpAddress, decodeAddress } from './address-endpoints'
export {
  correctionNoteFields,
  DEFAULT_CORRECTION_COUNT,
  forgetCorrection,
  houseFields,
  listCorrections,
  restoreCorrection,
  writtenAddressFields,
  type SentCorrection,
} from './correction-endpoints'
