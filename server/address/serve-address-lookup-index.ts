/** Knows the call that looks an address up. */
export { serveLookup } from './serve-address-lookup'
