import { jobGatewayContract } from '../../port-suites/optimisation-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

jobGatewayContract('http', deliveryOverHttp)
