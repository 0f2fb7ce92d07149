import { routeGatewaySuite } from '../../port-suites/route-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

routeGatewaySuite('http', deliveryOverHttp)
