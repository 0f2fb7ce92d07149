import type { Search } from '../search'

const SELDOM = 0.01
const OFTEN = 0.5
const NOW_AND_THEN = 0.2

/**
 * Decides how choosy this step is. A stop that has to be the third needs two others before it, who would rather be
 * elsewhere or nowhere: now and then they are sent.
 */
export const blink = (search: Search): void => {
  search.insists = search.facts.hasPinned && search.chance.part() < NOW_AND_THEN
  search.blink = search.insists ? OFTEN : SELDOM
}
