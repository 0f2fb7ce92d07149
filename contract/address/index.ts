export { lookUpAddress, decodeAddress } from './address-endpoints'
