import { stopGatewaySuite } from '../../port-suites/stop-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

stopGatewaySuite('memory', deliveryInMemory)
