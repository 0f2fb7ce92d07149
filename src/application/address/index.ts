/** Responsible for looking up addresses. */
export type { AddressGateway } from './address-gateway'
export { lookUpAddress, type LookUpAddress } from './look-up-address'
