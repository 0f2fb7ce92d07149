import { driverGatewayContract } from '../../port-suites/driver-gateway'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'

driverGatewayContract('http', deliveryOverHttp)
