import { historyGatewayContract } from '../../../contracts/history-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

historyGatewayContract('http', deliveryOverHttp)
