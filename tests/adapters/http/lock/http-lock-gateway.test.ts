import { lockGatewayContract } from '../../../contracts/lock-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

lockGatewayContract('http', deliveryOverHttp)
