import { driverGatewaySuite } from '../../port-suites/driver-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

driverGatewaySuite('http', deliveryOverHttp)
