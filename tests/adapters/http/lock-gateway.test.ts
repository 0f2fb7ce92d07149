import { lockGatewaySuite } from '../../port-suites/lock-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

lockGatewaySuite('http', deliveryOverHttp)
