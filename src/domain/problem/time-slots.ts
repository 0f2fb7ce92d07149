import { countedLateness } from '../route'
import type { StopId } from '../stop'
import type { BrokenRouteRule } from './broken-rule'
import type { ProblemStop, Seconds, RouteProblem } from './route-problem'
import type { ProposedPlan } from './proposed-plan'

/**
 * Service has to begin within one of the windows, their ends included; otherwise this says how far it is from the
 * nearest. Where lateness is allowed, a late start breaks no rule.
 */
export const findBrokenSlotRules = (
  stop: ProblemStop,
  start: Seconds,
  mayBeLate = false,
): ReadonlyArray<BrokenRouteRule> => {
  if (mayBeLate && latenessOf(stop, start) > 0) return []
  const deviations = stop.windows.map(({ from, to }): SlotDeviation => {
    if (start > to) return { kind: 'late', by: start - to }
    return { kind: 'early', by: Math.max(0, from - start) }
  })
  const [first, ...others] = deviations
  if (first === undefined) return []
  const nearest = others.reduce((smallest, deviation) => (deviation.by < smallest.by ? deviation : smallest), first)
  return nearest.by > 0 ? [{ ...nearest, stop: stop.id }] : []
}

/** How long after a closed time slot service begins; 0 while one is open, and before the first. */
export const latenessOf = ({ windows }: Pick<ProblemStop, 'windows'>, start: Seconds): Seconds => {
  if (windows.some(({ from, to }) => from <= start && start <= to)) return 0
  const latenesses = windows.flatMap(({ to }) => (to < start ? [start - to] : []))
  return latenesses.reduce((smallest, by) => Math.min(smallest, by), latenesses[0] ?? 0)
}

type SlotDeviation = { readonly kind: 'late' | 'early'; readonly by: number }

export type LateVisit = { readonly stop: StopId; readonly by: Seconds }

/** The stops that are called late, and how long after their time slot they are visited, in the order of the routes. */
export const findLateVisits = (
  { stops }: Pick<RouteProblem, 'stops'>,
  { routes }: Pick<ProposedPlan, 'routes'>,
): ReadonlyArray<LateVisit> => {
  const stopById = new Map(stops.map((stop) => [stop.id, stop]))
  return routes
    .flatMap(({ visits }) => visits)
    .flatMap(({ stop: id, start }) => {
      const stop = stopById.get(id)
      const by = stop === undefined ? 0 : countedLateness(latenessOf(stop, start))
      return by > 0 ? [{ stop: id, by }] : []
    })
}
