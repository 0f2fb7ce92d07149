import type { Breach } from './violation'
import type { ProposedPlan, Sums } from './proposed-plan'
import { lateBy } from './time-slots'
import { drivesOf, type Tour } from './tour'
import type { Travel } from './travel'

const SLACK = 1e-6

/**
 * What the tours add up to. The metres are NaN where a road is not known. `late` is 0 where lateness is not allowed,
 * since each late visit is a breach then.
 */
export const sumsOf = (
  tours: ReadonlyArray<Tour>,
  travel: Travel,
  { mayBeLate, unplanned }: { readonly mayBeLate: boolean; readonly unplanned: number },
): Sums => {
  const metres = tours.flatMap(drivesOf).reduce((sum, { from, at }) => sum + (travel(from, at)?.metres ?? NaN), 0)
  const seconds = tours.reduce((sum, { route }) => sum + route.returns - route.leaves, 0)
  const calls = mayBeLate ? tours.flatMap((tour) => tour.calls) : []
  const late = calls.reduce((sum, { stop, visit }) => sum + lateBy(stop, visit.start), 0)
  return { metres, seconds, late, vehicles: tours.length, unplanned }
}

/** The claimed sums that differ from those that were found. A sum that came to NaN cannot be compared. */
export const sumBreaches = (claimed: ProposedPlan['sums'], found: Sums): ReadonlyArray<Breach> =>
  (['metres', 'seconds', 'late', 'vehicles', 'unplanned'] as const).flatMap((of): ReadonlyArray<Breach> => {
    const isRight = Math.abs(claimed[of] - found[of]) <= SLACK * Math.max(1, Math.abs(found[of]))
    return isRight || Number.isNaN(found[of]) ? [] : [{ kind: 'wrong sum', of, claimed: claimed[of], found: found[of] }]
  })
