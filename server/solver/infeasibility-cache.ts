import type { ProblemStop } from '../../src/domain/problem'
import type { Hindrance } from './infeasibility'
import type { Tour } from './tour'

const known = new WeakMap<Tour, Map<ProblemStop, ReadonlyArray<Hindrance>>>()

/** The hindrances that were found for a stop on a tour; they stay true as long as the tour does not change. */
export const knownHindrances = (tour: Tour, stop: ProblemStop): ReadonlyArray<Hindrance> | undefined =>
  known.get(tour)?.get(stop)

export const rememberHindrances = (
  tour: Tour,
  stop: ProblemStop,
  hindrances: ReadonlyArray<Hindrance>,
): ReadonlyArray<Hindrance> => {
  const ofTour = known.get(tour) ?? new Map<ProblemStop, ReadonlyArray<Hindrance>>()
  known.set(tour, ofTour.set(stop, hindrances))
  return hindrances
}
