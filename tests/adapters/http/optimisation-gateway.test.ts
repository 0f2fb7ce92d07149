import { optimisationGatewaySuite } from '../../port-suites/optimisation-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

optimisationGatewaySuite('http', deliveryOverHttp)
