import { accountGatewaySuite } from '../../port-suites/account-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

accountGatewaySuite('http', deliveryOverHttp)
