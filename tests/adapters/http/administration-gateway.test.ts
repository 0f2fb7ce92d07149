import { administrationGatewaySuite } from '../../port-suites/administration-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

administrationGatewaySuite('http', deliveryOverHttp)
