import type { Search } from '../search'

/**
 * With so many stops, removal stays for so many steps around so many neighbouring
 * stops, whose figures are then in the cache.
 */
const MANY = 2000
const STAY = 500
const AMONG = 256

/**
 * The stop around which strings are removed. Stops with numbers close together lie close together, see `numbering/`.
 */
export const seedFor = ({ facts, chance, region }: Search): number => {
  if (facts.stops < MANY) return chance.below(facts.stops)
  if (region.left === 0) {
    region.first = chance.below(facts.stops)
    region.left = STAY
  }
  region.left -= 1
  return (region.first + chance.below(AMONG)) % facts.stops
}
