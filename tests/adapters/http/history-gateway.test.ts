import { historyGatewayContract } from '../../port-suites/history-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

historyGatewayContract('http', deliveryOverHttp)
