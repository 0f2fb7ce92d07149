import type { Search } from '../search'

/**
 * With so many stops, removal stays for so many steps around so many neighbouring
 * stops, whose figures are then in the cache.
 */
const MIN_STOPS_LOCAL = 2000
const STEPS_PER_REGION = 500
const REGION_SIZE = 256

/**
 * The stop around which strings are removed. Stops with numbers close together lie close together, see `numbering/`.
 */
export const drawSeedStop = ({ instance, random, region }: Search): number => {
  if (instance.stops < MIN_STOPS_LOCAL) return random.integer(instance.stops)
  if (region.left === 0) {
    region.first = random.integer(instance.stops)
    region.left = STEPS_PER_REGION
  }
  region.left -= 1
  return (region.first + random.integer(REGION_SIZE)) % instance.stops
}
