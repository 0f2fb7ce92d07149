import type { Coordinates } from '../../src/domain/address'
import { addLegs, noLegs, type LegCounts, type RoadSource } from '../../src/domain/route'
import type { Travel } from './travel'
import { keyOf } from './find-leg-in-roads'

/** How many of the legs along these places come from each source. */
export const countLegs = (places: ReadonlyArray<Coordinates>, sourceOf: Travel['sourceOf']): LegCounts =>
  places
    .slice(1)
    .map((to, index) => oneLeg[sourceOf(places[index] ?? to, to) ?? 'none'])
    .reduce(addLegs, noLegs)

const oneLeg: Readonly<Record<RoadSource | 'none', LegCounts>> = {
  osrm: { ...noLegs, osrm: 1 },
  estimate: { ...noLegs, estimate: 1 },
  none: noLegs,
}

/** Answers legs, and counts the sources of those that were asked for: each once, however often it was. */
export const legCounter = ({
  leg,
  sourceOf,
}: Pick<Travel, 'leg' | 'sourceOf'>): Pick<Travel, 'leg'> & { readonly counted: () => LegCounts } => {
  const counts = { ...noLegs }
  const numberOf = placeNumbers()
  const countedPairs = new Set<number>()
  return {
    leg: (from, to) => {
      const pair = numberOf(from) * MAX_COUNTED_PLACES + numberOf(to)
      if (!countedPairs.has(pair)) {
        countedPairs.add(pair)
        const source = sourceOf(from, to)
        if (source !== undefined) counts[source] += 1
      }
      return leg(from, to)
    },
    counted: () => ({ ...counts }),
  }
}

/** So many that two numbers of places still fit in one exact number. */
const MAX_COUNTED_PLACES = 2 ** 26

/** Numbers places by their coordinates. Finding an object is much faster than making a text of its coordinates. */
const placeNumbers = (): ((place: Coordinates) => number) => {
  const byKey = new Map<string, number>()
  const byObject = new WeakMap<Coordinates, number>()
  const add = (place: Coordinates): number => {
    const key = keyOf(place)
    const number = byKey.get(key) ?? byKey.size
    byKey.set(key, number)
    byObject.set(place, number)
    return number
  }
  return (place) => byObject.get(place) ?? add(place)
}
