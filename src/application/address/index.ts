/** Knows who is asked for an address, and how. */
export type { AddressGateway } from './address-gateway'
export { lookUpAddress, type LookUpAddress } from './look-up-address'
