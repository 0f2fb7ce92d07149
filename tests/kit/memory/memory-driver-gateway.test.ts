import { driverGatewaySuite } from '../../port-suites/driver-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

driverGatewaySuite('memory', deliveryInMemory)
