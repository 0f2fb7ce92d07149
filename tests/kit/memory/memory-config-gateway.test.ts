import { memoryConfigGateway } from '.'
import { configGatewayContract } from '../../port-suites/config-gateway'

configGatewayContract('memory', (said) => Promise.resolve(memoryConfigGateway(said)))
