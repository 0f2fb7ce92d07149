import { addressGatewaySuite } from '../../port-suites/address-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

addressGatewaySuite('memory', deliveryInMemory)
