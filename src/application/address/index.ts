export type { AddressGateway } from './address-gateway'
export {
  findNearbyAddresses,
  lookUpAddress,
  type FindNearbyAddresses,
  type LookUpAddress,
  type NearbyAddress,
} from './look-up-address'
