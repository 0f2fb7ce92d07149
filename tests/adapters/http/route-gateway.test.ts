import { routeGatewayContract } from '../../port-suites/route-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

routeGatewayContract('http', deliveryOverHttp)
