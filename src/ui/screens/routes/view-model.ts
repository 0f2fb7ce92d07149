import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { Driver } from '../../../domain/driver'
import { ALL_DAYS } from '../../../domain/calendar'
import { viewModeOf, type MapView } from '../../../domain/map'
import type { Plan } from '../../../domain/plan'
import { driverLimitsOf } from '../../../domain/problem'
import { routeDayOptions, type ProjectId } from '../../../domain/project'
import { memoizeWeak } from '../../../domain/remembered'
import { getStop } from '../../../domain/stop'
import type { Choice } from '../../components'
import { dayChoice, routeLine, type RouteLine } from '../../plan'

export type RoutesOnScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'listed'
      readonly days: ReadonlyArray<Choice>
      readonly day: string
      readonly lines: ReadonlyArray<RouteLine>
      /** the route that the map shows alone */
      readonly zoomed: number | undefined
    }

/** What there is to see. */
export type RoutesSeen = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly view: MapView
  /** who may drive, as far as that is known */
  readonly drivers: ReadonlyArray<Driver>
}

export const routesOnScreen = ({ project, plan, view, drivers }: RoutesSeen): RoutesOnScreen => {
  const seen = projectPlanStateOf(plan, project)
  if (seen.kind !== 'open') return seen
  const { routes } = seen.plan
  if (routes.length === 0) return { kind: 'empty' }
  const mode = viewModeOf(view)
  return {
    kind: 'listed',
    days: routeDayOptions(routes, view.day).map(dayChoice),
    day: view.day ?? ALL_DAYS,
    lines: linesOn(linesOf(seen.plan)(drivers), seen.plan, view.day),
    zoomed: mode.kind === 'one route' ? mode.index : undefined,
  }
}

/** What the lines say does not depend on what the map shows. */
const linesOf = memoizeWeak(({ routes, stops }: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>): ReadonlyArray<RouteLine> =>
    routes.map((route) => routeLine(route, (id) => getStop(stops, id), driverLimitsOf(route, drivers))),
  ),
)

const linesOn = (
  lines: ReadonlyArray<RouteLine>,
  { routes }: Plan,
  day: string | undefined,
): ReadonlyArray<RouteLine> => (day === undefined ? lines : lines.filter((_, at) => routes[at]?.day === day))
