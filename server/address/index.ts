/**
 * Responsible for finding addresses in the shipped register and in the public address service, and for the lookup
 * endpoint.
 */
export type { Geocoder, AddressQuery, LookupResult } from './geocoder'
export { openGeocoder } from './open-geocoder'
export { completeDraft, findAddresses, lookUpAll, type FindAddress } from './look-up-all'
export { openHouseRegister, type HouseRegister } from './house-register'
export { serveAddressLookup, serveAddressVerdicts } from './serve-address-lookup'
export { registeredAddresses, type RegisteredAddress } from './register'
