/** Knows the call that looks an address up. */
export { lookUpAddress } from './address-endpoints'
