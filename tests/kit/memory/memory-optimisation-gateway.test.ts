import { optimisationGatewaySuite } from '../../port-suites/optimisation-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

optimisationGatewaySuite('memory', deliveryInMemory)
