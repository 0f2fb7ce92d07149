import type { Violation } from './violation'
import type { ProposedPlan, Sums } from './proposed-plan'
import { latenessOf } from './time-slots'
import { drivenLegsOf, type Tour } from './tour'
import type { Travel } from './travel'

const TOLERANCE = 1e-6

/**
 * What the tours add up to. The metres are NaN where a road is not known. `late` is 0 where lateness is not allowed,
 * since each late visit is a breach then.
 */
export const sumsOf = (
  tours: ReadonlyArray<Tour>,
  travel: Travel,
  { mayBeLate, unplanned }: { readonly mayBeLate: boolean; readonly unplanned: number },
): Sums => {
  const metres = tours
    .flatMap(drivenLegsOf)
    .reduce((sum, { origin, destination }) => sum + (travel(origin, destination)?.metres ?? NaN), 0)
  const seconds = tours.reduce((sum, { route }) => sum + route.returns - route.leaves, 0)
  const tourStops = mayBeLate ? tours.flatMap((tour) => tour.stops) : []
  const late = tourStops.reduce((sum, { stop, visit }) => sum + latenessOf(stop, visit.start), 0)
  return { metres, seconds, late, vehicles: tours.length, unplanned }
}

/** The claimed sums that differ from those that were found. A sum that came to NaN cannot be compared. */
export const sumViolations = (claimed: ProposedPlan['sums'], actual: Sums): ReadonlyArray<Violation> =>
  (['metres', 'seconds', 'late', 'vehicles', 'unplanned'] as const).flatMap((sum): ReadonlyArray<Violation> => {
    const isEqual = Math.abs(claimed[sum] - actual[sum]) <= TOLERANCE * Math.max(1, Math.abs(actual[sum]))
    return isEqual || Number.isNaN(actual[sum])
      ? []
      : [{ kind: 'wrong sum', sum, claimed: claimed[sum], actual: actual[sum] }]
  })
