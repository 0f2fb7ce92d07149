/**
 * Responsible for finding addresses in the corrections of the organisation, in registers and in the public address
 * service, and for the endpoints of addresses.
 */
export type { Geocoder, AddressQuery, LookupResult } from './geocoder'
export { openGeocoder } from './open-geocoder'
export { completeDraft, findAddresses, lookUpAll, type FindAddress } from './look-up-all'
export { openHouseRegister, type HouseRegister } from './house-register'
export { correctAddress, readCorrections, type RecallCorrection } from './recall-corrections'
export {
  prepareCorrections,
  rememberCorrections,
  type Correction,
  type CorrectionToRemember,
} from './remember-corrections'
export { serveAddresses } from './serve-addresses'
export { readAddressList, type ReadList } from './read-address-list'
export { registeredAddresses } from './register'
