import { memoryConfigGateway } from '../../../../src/adapters/memory'
import { configGatewayContract } from '../../../contracts/config-gateway'

configGatewayContract('memory', (said) => Promise.resolve(memoryConfigGateway(said)))
