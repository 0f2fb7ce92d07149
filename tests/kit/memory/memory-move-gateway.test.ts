import { moveGatewaySuite } from '../../port-suites/move-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

moveGatewaySuite('memory', deliveryInMemory)
