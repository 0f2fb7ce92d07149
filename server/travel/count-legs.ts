import type { Coordinates } from '../../src/domain/address'
import { addLegs, noLegs, type LegCounts, type RoadSource } from '../../src/domain/route'
import { consecutivePairs } from '../../src/domain/value'
import type { Drive, Travel } from './travel'

/** The length and the time of a drive along these places, and where its legs come from. */
export const measureDrive = (
  places: ReadonlyArray<Coordinates>,
  { leg, sourceOf }: Pick<Travel, 'leg' | 'sourceOf'>,
): Omit<Drive, 'polyline'> => {
  const legs = consecutivePairs(places).map(([from, to]) => leg(from, to))
  return {
    metres: legs.reduce((sum, driven) => sum + (driven?.metres ?? 0), 0),
    seconds: legs.reduce((sum, driven) => sum + (driven?.seconds ?? 0), 0),
    legs: countLegs(places, sourceOf),
  }
}

/** How many of the legs along these places come from each source. */
export const countLegs = (places: ReadonlyArray<Coordinates>, sourceOf: Travel['sourceOf']): LegCounts =>
  consecutivePairs(places)
    .map(([from, to]) => oneLeg[sourceOf(from, to) ?? 'none'])
    .reduce(addLegs, noLegs)

const oneLeg: Readonly<Record<RoadSource | 'none', LegCounts>> = {
  osrm: { ...noLegs, osrm: 1 },
  file: { ...noLegs, file: 1 },
  main: { ...noLegs, main: 1 },
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

/** Numbers places by their coordinates, without a text of them, which would take longer than the leg itself. */
const placeNumbers = (): ((place: Coordinates) => number) => {
  const byLatitude = new Map<number, Map<number, number>>()
  const byObject = new WeakMap<Coordinates, number>()
  let count = 0
  const add = (place: Coordinates): number => {
    const byLongitude = byLatitude.get(place.lat) ?? new Map<number, number>()
    const number = byLongitude.get(place.lng) ?? count++
    byLatitude.set(place.lat, byLongitude.set(place.lng, number))
    byObject.set(place, number)
    return number
  }
  return (place) => byObject.get(place) ?? add(place)
}
