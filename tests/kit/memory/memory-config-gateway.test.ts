import { memoryConfigGateway } from '.'
import { configGatewaySuite } from '../../port-suites/config-gateway'

configGatewaySuite('memory', (said) => Promise.resolve(memoryConfigGateway(said)))
