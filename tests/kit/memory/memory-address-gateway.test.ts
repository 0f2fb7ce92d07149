import { addressProviderSuite } from '../../port-suites/address-provider'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

addressProviderSuite('memory', deliveryInMemory)
