import { jobGatewayContract } from '../../../contracts/job-gateway'
import { deliveryOverHttp } from '../../../kit/delivery/over-http'

jobGatewayContract('http', deliveryOverHttp)
