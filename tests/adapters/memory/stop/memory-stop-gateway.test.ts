import { stopGatewayContract } from '../../../contracts/stop-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

stopGatewayContract('memory', deliveryInMemory)
