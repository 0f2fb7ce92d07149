import type { Search } from '../search'

const LOW_SKIP_RATE = 0.01
const HIGH_SKIP_RATE = 0.5
const MUST_INSERT_RATE = 0.2

/**
 * Decides how choosy this step is. A stop pinned to third place needs two stops before it, which would cost less
 * elsewhere or left out: in some steps such stops are inserted there all the same.
 */
export const drawSkipRate = (search: Search): void => {
  search.mustInsert = search.instance.hasPinned && search.random.fraction() < MUST_INSERT_RATE
  search.skipRate = search.mustInsert ? HIGH_SKIP_RATE : LOW_SKIP_RATE
}
