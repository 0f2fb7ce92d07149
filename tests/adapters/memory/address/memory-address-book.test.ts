import { addressLookupContract } from '../../../contracts/address-lookup'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

addressLookupContract('memory', deliveryInMemory)
