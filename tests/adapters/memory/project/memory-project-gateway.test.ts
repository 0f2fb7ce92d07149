import { projectFollowingContract } from '../../../contracts/project-following'
import { projectGatewayContract } from '../../../contracts/project-gateway'
import { deliveryInMemory } from '../../../kit/delivery/in-memory'

projectGatewayContract('memory', deliveryInMemory)
projectFollowingContract('memory', deliveryInMemory)
