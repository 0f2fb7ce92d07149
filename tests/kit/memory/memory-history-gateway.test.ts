import { historyGatewayContract } from '../../port-suites/history-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

historyGatewayContract('memory', deliveryInMemory)
