import { addressGatewaySuite } from '../../port-suites/address-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

addressGatewaySuite('http', deliveryOverHttp)
