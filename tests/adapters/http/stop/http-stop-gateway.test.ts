import { stopGatewayContract } from '../../../contracts/stop-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

stopGatewayContract('http', deliveryOverHttp)
