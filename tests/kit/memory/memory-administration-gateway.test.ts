import { administrationGatewaySuite } from '../../port-suites/administration-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

administrationGatewaySuite('memory', deliveryInMemory)
