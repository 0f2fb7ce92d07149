/** Responsible for the address lookup endpoint. */
export { lookUpAddress, decodeAddress } from './address-endpoints'
