import { lockGatewaySuite } from '../../port-suites/lock-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

lockGatewaySuite('memory', deliveryInMemory)
