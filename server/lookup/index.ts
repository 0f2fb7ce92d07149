/** Knows the call that looks an address up. */
export { serveLookup } from './lookup-routes'
