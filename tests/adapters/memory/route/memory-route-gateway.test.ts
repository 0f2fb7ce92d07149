import { routeGatewayContract } from '../../../contracts/route-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

routeGatewayContract('memory', deliveryInMemory)
