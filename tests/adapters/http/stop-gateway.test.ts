import { stopGatewayContract } from '../../port-suites/stop-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

stopGatewayContract('http', deliveryOverHttp)
