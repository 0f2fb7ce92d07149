import type { Search } from '../search'

const LOW_SKIP_RATE = 0.01
const HIGH_SKIP_RATE = 0.5
const MUST_INSERT_RATE = 0.2

/**
 * Draws how the stops of this step are inserted: the skip rate, and whether they are inserted at any cost. A stop pinned to the third position needs two stops before it, which would cost
 * less elsewhere or unplanned: some steps insert them at any cost.
 */
export const drawInsertionMode = (search: Search): void => {
  search.mustInsert = search.instance.hasPinnedPositions && search.random.fraction() < MUST_INSERT_RATE
  search.skipRate = search.mustInsert ? HIGH_SKIP_RATE : LOW_SKIP_RATE
}
