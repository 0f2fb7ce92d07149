import type { ProblemStop } from '../../src/domain/problem'
import type { Hindrance } from './hindrance'
import type { Tour } from './tour'

const known = new WeakMap<Tour, Map<ProblemStop, ReadonlyArray<Hindrance>>>()

/** What was found to be in the way of a stop on a tour, which stays true as long as nobody joins it. */
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
