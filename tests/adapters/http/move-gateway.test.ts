import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'
import { moveGatewaySuite } from '../../port-suites/move-gateway'

moveGatewaySuite('HTTP', deliveryOverHttp)
