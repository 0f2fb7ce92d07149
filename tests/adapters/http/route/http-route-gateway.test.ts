import { routeGatewayContract } from '../../../contracts/route-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

routeGatewayContract('http', deliveryOverHttp)
