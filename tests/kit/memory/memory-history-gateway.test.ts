import { historyGatewaySuite } from '../../port-suites/history-gateway'
import { deliveryInMemory } from '../delivery/delivery-in-memory'

historyGatewaySuite('memory', deliveryInMemory)
