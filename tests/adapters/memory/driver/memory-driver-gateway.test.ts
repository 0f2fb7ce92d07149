import { driverGatewayContract } from '../../../contracts/driver-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

driverGatewayContract('memory', deliveryInMemory)
