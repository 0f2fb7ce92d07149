import { projectOf, type PlanState } from '../../../application/plan'
import { ALL } from '../../../domain/day'
import { modeOf, type MapView } from '../../../domain/map'
import type { Plan } from '../../../domain/plan'
import { routeDayOptions, type ProjectId } from '../../../domain/project'
import { remembered } from '../../../domain/remembered'
import { stopIn } from '../../../domain/stop'
import type { Choice } from '../../parts'
import { dayChoice } from '../stops/day-choice'
import { routeLine, type RouteLine } from './route-line'

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
export type RoutesSeen = { readonly project: ProjectId; readonly plan: PlanState; readonly view: MapView }

export const routesOnScreen = ({ project, plan, view }: RoutesSeen): RoutesOnScreen => {
  if (plan.kind === 'failed' && projectOf(plan) === project) return { kind: 'failed', isUnknown: plan.isUnknown }
  if (plan.kind !== 'open' || plan.project.id !== project) return { kind: 'waiting' }
  const { routes } = plan.plan
  if (routes.length === 0) return { kind: 'empty' }
  const mode = modeOf(view)
  return {
    kind: 'listed',
    days: routeDayOptions(routes, view.day).map(dayChoice),
    day: view.day ?? ALL,
    lines: linesOn(linesOf(plan.plan), plan.plan, view.day),
    zoomed: mode.kind === 'one route' ? mode.index : undefined,
  }
}

/** What the lines say does not depend on what the map shows. */
const linesOf = remembered(({ routes, stops }: Plan): ReadonlyArray<RouteLine> =>
  routes.map((route) => routeLine(route, (id) => stopIn(stops, id))),
)

const linesOn = (
  lines: ReadonlyArray<RouteLine>,
  { routes }: Plan,
  day: string | undefined,
): ReadonlyArray<RouteLine> => (day === undefined ? lines : lines.filter((_, at) => routes[at]?.day === day))
