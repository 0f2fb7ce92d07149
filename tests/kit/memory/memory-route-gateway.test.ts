import { routeGatewayContract } from '../../port-suites/route-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

routeGatewayContract('memory', deliveryInMemory)
