import { projectFollowingContract } from '../../../contracts/project-following'
import { projectGatewayContract } from '../../../contracts/project-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

projectGatewayContract('http', deliveryOverHttp)
projectFollowingContract('http', deliveryOverHttp)
