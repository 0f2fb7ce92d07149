import { addressLookupContract } from '../../port-suites/address-provider'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

addressLookupContract('http', deliveryOverHttp)
