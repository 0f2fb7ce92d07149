import { accountGatewaySuite } from '../../port-suites/account-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

accountGatewaySuite('memory', deliveryInMemory)
