import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { Driver } from '../../../domain/driver'
import { ALL_DAYS } from '../../../domain/calendar'
import { viewModeOf, type MapView } from '../../../domain/map'
import type { Plan } from '../../../domain/plan'
import { driverLimitsOf } from '../../../domain/problem'
import { routeDayOptions, type ProjectId } from '../../../domain/project'
import { memoizeWeak } from '../../../domain/value'
import type { Route } from '../../../domain/route'
import { stopList, type Stop, type StopList } from '../../../domain/stop'
import type { Choice } from '../../components'
import { dayChoiceOf, routeSummaryOf, type RouteSummary } from '../../plan'

export type RoutesViewModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isProjectMissing: boolean }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'listed'
      readonly days: ReadonlyArray<Choice>
      readonly day: string
      readonly summaries: ReadonlyArray<RouteSummary>
      /** index of the only route on the map */
      readonly zoomedRouteIndex: number | undefined
    }

export type RoutesViewInput = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly view: MapView
  /** those loaded so far */
  readonly drivers: ReadonlyArray<Driver>
}

export const routesViewModel = ({ project, plan, view, drivers }: RoutesViewInput): RoutesViewModel => {
  const planStatus = projectPlanStateOf(plan, project)
  if (planStatus.kind !== 'open') return planStatus
  const { routes } = planStatus.plan
  if (routes.length === 0) return { kind: 'empty' }
  const mode = viewModeOf(view)
  return {
    kind: 'listed',
    days: routeDayOptions(routes, view.day).map(dayChoiceOf),
    day: view.day ?? ALL_DAYS,
    summaries: summariesOnDay(routeSummariesOf(planStatus.plan)(drivers), planStatus.plan, view.day),
    zoomedRouteIndex: mode.kind === 'one route' ? mode.index : undefined,
  }
}

/** Cached for a plan and its drivers, because the summaries do not depend on the map view. */
const routeSummariesOf = memoizeWeak(({ routes, stops }: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>): ReadonlyArray<RouteSummary> =>
    routes.map((route) => cachedSummaryOf(route, stops, drivers)),
  ),
)

type CachedSummary = {
  readonly stops: ReadonlyArray<Stop | undefined>
  readonly drivers: ReadonlyArray<Driver>
  readonly summary: RouteSummary
}

const cachedSummaries = new WeakMap<Route, CachedSummary>()

/** The same object while the route, its stops and the drivers are the same, so that only changed panels are drawn again. */
const cachedSummaryOf = (route: Route, allStops: StopList, drivers: ReadonlyArray<Driver>): RouteSummary => {
  const stops = route.visits.map(({ id }) => stopList.get(allStops, id))
  const cached = cachedSummaries.get(route)
  if (cached?.drivers === drivers && cached.stops.every((stop, index) => stop === stops[index])) return cached.summary
  const summary = routeSummaryOf(route, (id) => stopList.get(allStops, id), driverLimitsOf(route, drivers))
  cachedSummaries.set(route, { stops, drivers, summary })
  return summary
}

const summariesOnDay = (
  summaries: ReadonlyArray<RouteSummary>,
  { routes }: Plan,
  day: string | undefined,
): ReadonlyArray<RouteSummary> =>
  day === undefined ? summaries : summaries.filter((_, index) => routes[index]?.day === day)
