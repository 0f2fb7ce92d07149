import { memoryConfigGateway } from '.'
import { configGatewaySuite } from '../../port-suites/config-gateway'

configGatewaySuite('memory', (answer) => Promise.resolve(memoryConfigGateway(answer)))
