import { lockGatewayContract } from '../../port-suites/lock-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

lockGatewayContract('http', deliveryOverHttp)
