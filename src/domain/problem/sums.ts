import type { Breach } from './breach'
import type { ProposedPlan, Sums } from './proposed-plan'
import { drivesOf, type Tour } from './tour'
import type { Travel } from './travel'

const SLACK = 1e-6

/** What the tours add up to; where a road is not known, neither are the metres. */
export const sumsOf = (tours: ReadonlyArray<Tour>, travel: Travel, unplanned: number): Sums => {
  const metres = tours.flatMap(drivesOf).reduce((sum, { from, at }) => sum + (travel(from, at)?.metres ?? NaN), 0)
  const seconds = tours.reduce((sum, { route }) => sum + route.returns - route.leaves, 0)
  return { metres, seconds, vehicles: tours.length, unplanned }
}

/** What is claimed differs from what is found; not where nothing certain was found. */
export const sumBreaches = (claimed: ProposedPlan['sums'], found: Sums): ReadonlyArray<Breach> =>
  (['metres', 'seconds', 'vehicles', 'unplanned'] as const).flatMap((of): ReadonlyArray<Breach> => {
    const isRight = Math.abs(claimed[of] - found[of]) <= SLACK * Math.max(1, Math.abs(found[of]))
    return isRight || Number.isNaN(found[of]) ? [] : [{ kind: 'wrong sum', of, claimed: claimed[of], found: found[of] }]
  })
