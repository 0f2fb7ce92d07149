import type { Search } from '../search'

const SELDOM = 0.01
const OFTEN = 0.5
const NOW_AND_THEN = 0.2

/**
 * Decides how choosy this step is. A stop pinned to third place needs two stops before it, which would cost less
 * elsewhere or left out: in some steps such stops are inserted there all the same.
 */
export const blink = (search: Search): void => {
  search.insists = search.facts.hasPinned && search.chance.part() < NOW_AND_THEN
  search.blink = search.insists ? OFTEN : SELDOM
}
