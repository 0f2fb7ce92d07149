/** Responsible for the address lookup endpoint. */
export { lookUpAddress } from './address-endpoints'
export { decodeAddress } from './address-codec'
