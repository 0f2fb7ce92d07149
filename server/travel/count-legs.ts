import type { Coordinates } from '../../src/domain/address'
import { addLegs, noLegs, type LegCounts, type RoadSource } from '../../src/domain/route'
import type { Travel } from './travel'

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

/** Answers legs, and counts the sources of those that were asked for, each time that they were. */
export const legCounter = ({
  leg,
  sourceOf,
}: Pick<Travel, 'leg' | 'sourceOf'>): Pick<Travel, 'leg'> & { readonly counted: () => LegCounts } => {
  const counts = { ...noLegs }
  return {
    leg: (from, to) => {
      const source = sourceOf(from, to)
      if (source !== undefined) counts[source] += 1
      return leg(from, to)
    },
    counted: () => ({ ...counts }),
  }
}
