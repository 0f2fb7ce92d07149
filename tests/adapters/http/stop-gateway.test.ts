import { stopGatewaySuite } from '../../port-suites/stop-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

stopGatewaySuite('http', deliveryOverHttp)
