import { lockGatewayContract } from '../../../contracts/lock-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

lockGatewayContract('memory', deliveryInMemory)
