import { addressProviderSuite } from '../../port-suites/address-provider'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

addressProviderSuite('http', deliveryOverHttp)
