/** Knows where addresses are: by the shipped register and the public address service, which it asks sparingly. */
export type { AddressBook, AskedAddress, Found } from './address-book'
export { openAddressBook } from './open-address-book'
export { findAll } from './find-all'
export { registeredAddresses, type RegisteredAddress } from './register'
