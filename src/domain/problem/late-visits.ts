import type { StopId } from '../stop'
import type { ProposedPlan } from './proposed-plan'
import type { RouteProblem, Seconds } from './route-problem'
import { latenessOf } from './time-slots'

export type LateVisit = { readonly stop: StopId; readonly by: Seconds }

/** The stops that are visited after their time slot, and how long after it, in the order of the routes. */
export const findLateVisits = (
  { stops }: Pick<RouteProblem, 'stops'>,
  { routes }: Pick<ProposedPlan, 'routes'>,
): ReadonlyArray<LateVisit> => {
  const stopById = new Map(stops.map((stop) => [stop.id, stop]))
  return routes
    .flatMap(({ visits }) => visits)
    .flatMap(({ stop: id, start }) => {
      const stop = stopById.get(id)
      const by = stop === undefined ? 0 : latenessOf(stop, start)
      return by > 0 ? [{ stop: id, by }] : []
    })
}
