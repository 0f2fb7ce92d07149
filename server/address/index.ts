/** Knows where addresses are: by the shipped register and the public address service, which it asks sparingly. */
export type { Geocoder, AddressQuery, LookupResult } from './geocoder'
export { openGeocoder } from './open-geocoder'
export { lookUpAll } from './look-up-all'
export { registeredAddresses, type RegisteredAddress } from './register'
