import { projectFollowingContract } from '../../port-suites/follow-project'
import { projectGatewayContract } from '../../port-suites/project-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

projectGatewayContract('memory', deliveryInMemory)
projectFollowingContract('memory', deliveryInMemory)
