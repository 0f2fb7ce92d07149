import type { ProblemStop } from '../../src/domain/problem'
import type { Infeasibility } from './infeasibility'
import type { Tour } from './tour'

const cache = new WeakMap<Tour, Map<ProblemStop, ReadonlyArray<Infeasibility>>>()

/** The hindrances that were found for a stop on a tour; they stay true as long as the tour does not change. */
export const cachedInfeasibilities = (tour: Tour, stop: ProblemStop): ReadonlyArray<Infeasibility> | undefined =>
  cache.get(tour)?.get(stop)

export const cacheInfeasibilities = (
  tour: Tour,
  stop: ProblemStop,
  infeasibilities: ReadonlyArray<Infeasibility>,
): ReadonlyArray<Infeasibility> => {
  const cacheOfTour = cache.get(tour) ?? new Map<ProblemStop, ReadonlyArray<Infeasibility>>()
  cache.set(tour, cacheOfTour.set(stop, infeasibilities))
  return infeasibilities
}
