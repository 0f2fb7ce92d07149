import type { Travel } from '../../src/domain/problem'
import type { CostRates } from './cost-rates'
import type { TimeSlotRules } from './time-slot-rules'

/** What planning depends on: the roads, the prices, and the meaning of time slots. */
export type CostModel = { readonly travel: Travel; readonly costRates: CostRates; readonly slotRules: TimeSlotRules }
