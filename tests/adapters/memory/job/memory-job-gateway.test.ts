import { jobGatewayContract } from '../../../contracts/job-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

jobGatewayContract('memory', deliveryInMemory)
