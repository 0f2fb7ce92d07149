import { driverGatewayContract } from '../../port-suites/driver-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

driverGatewayContract('memory', deliveryInMemory)
