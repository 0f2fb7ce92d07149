import type { Travel } from '../../src/domain/problem'
import type { Price } from './cost-rates'
import type { Slots } from './time-slot-rules'

/** What planning depends on: the roads, the prices, and the meaning of time slots. */
export type Roadmap = { readonly travel: Travel; readonly price: Price; readonly slots: Slots }
