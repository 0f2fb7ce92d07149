import { followProjectSuite } from '../../port-suites/follow-project'
import { projectGatewaySuite } from '../../port-suites/project-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

projectGatewaySuite('memory', deliveryInMemory)
followProjectSuite('memory', deliveryInMemory)
