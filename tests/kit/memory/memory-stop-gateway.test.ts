import { stopGatewayContract } from '../../port-suites/stop-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

stopGatewayContract('memory', deliveryInMemory)
