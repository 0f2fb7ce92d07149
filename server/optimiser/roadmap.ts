import type { Travel } from '../../src/domain/problem'
import type { Price } from './price'
import type { Slots } from './slots'

/** What whoever makes a plan goes by: the roads, what things cost, and what time slots mean. */
export type Roadmap = { readonly travel: Travel; readonly price: Price; readonly slots: Slots }
