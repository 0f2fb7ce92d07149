import { historyGatewaySuite } from '../../port-suites/history-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

historyGatewaySuite('http', deliveryOverHttp)
