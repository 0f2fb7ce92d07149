/** Knows where addresses are: the shipped register, the public address service, and how to ask it with care. */
export type { AddressBook, AskedAddress, Found } from './address-book'
export { openAddressBook } from './open-address-book'
export { findAll } from './find-all'
export { registeredAddresses, type RegisteredAddress } from './register'
