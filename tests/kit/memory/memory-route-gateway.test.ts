import { routeGatewaySuite } from '../../port-suites/route-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

routeGatewaySuite('memory', deliveryInMemory)
