import { driverGatewayContract } from '../../../contracts/driver-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

driverGatewayContract('http', deliveryOverHttp)
