/** Knows where addresses are: by the shipped register and the public address service, which it asks sparingly. */
export type { AddressBook, AskedAddress, Found } from './geocoder'
export { openAddressBook } from './open-geocoder'
export { findAll } from './look-up-all'
export { registeredAddresses, type RegisteredAddress } from './register'
