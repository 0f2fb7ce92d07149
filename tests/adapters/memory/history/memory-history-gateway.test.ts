import { historyGatewayContract } from '../../../contracts/history-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

historyGatewayContract('memory', deliveryInMemory)
