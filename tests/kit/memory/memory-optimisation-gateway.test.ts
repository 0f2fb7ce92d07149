import { jobGatewayContract } from '../../port-suites/optimisation-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

jobGatewayContract('memory', deliveryInMemory)
