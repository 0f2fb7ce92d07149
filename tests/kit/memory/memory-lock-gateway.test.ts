import { lockGatewayContract } from '../../port-suites/lock-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

lockGatewayContract('memory', deliveryInMemory)
