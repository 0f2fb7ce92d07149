import type { Travel } from '../../src/domain/problem'
import type { CostRates } from './cost-rates'
import type { TimeSlotRules } from './time-slot-rules'

/** What the cost of a tour depends on: the roads, the rates, and whether lateness is allowed. */
export type CostModel = { readonly travel: Travel; readonly costRates: CostRates; readonly slotRules: TimeSlotRules }
