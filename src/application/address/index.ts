/** Responsible for looking addresses up, and finding those near a place. */
export type { AddressGateway } from './address-gateway'
export {
  findNearbyAddresses,
  lookUpAddress,
  type FindNearbyAddresses,
  type LookUpAddress,
  type NearbyAddress,
} from './look-up-address'
