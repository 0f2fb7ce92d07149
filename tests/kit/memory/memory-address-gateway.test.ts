import { addressLookupContract } from '../../port-suites/address-provider'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

addressLookupContract('memory', deliveryInMemory)
