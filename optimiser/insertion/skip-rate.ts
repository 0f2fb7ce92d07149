import type { Search } from '../search'

const LOW_SKIP_RATE = 0.01
const HIGH_SKIP_RATE = 0.5
const MUST_INSERT_RATE = 0.2

/**
 * Draws the skip rate of this step. A stop pinned to the third position needs two stops before it, which would cost
 * less elsewhere or unplanned: some steps insert them at any cost.
 */
export const drawSkipRate = (search: Search): void => {
  search.mustInsert = search.instance.hasPinned && search.random.fraction() < MUST_INSERT_RATE
  search.skipRate = search.mustInsert ? HIGH_SKIP_RATE : LOW_SKIP_RATE
}
