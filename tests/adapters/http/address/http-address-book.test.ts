import { addressLookupContract } from '../../../contracts/address-lookup'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

addressLookupContract('http', deliveryOverHttp)
