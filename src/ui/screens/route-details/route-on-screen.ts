import * as O from 'fp-ts/Option'
import { projectOf, type PlanState } from '../../../application/plan'
import type { Coordinates } from '../../../domain/address'
import { routeAt, type Plan } from '../../../domain/plan'
import type { ProjectId } from '../../../domain/project'
import { activitiesOf, type Activity, type Route } from '../../../domain/route'
import {
  isStartOrEnd,
  numberMarkOf,
  rowStateOf,
  stopIn,
  typeInitialOf,
  type NumberMark,
  type RowState,
  type StopId,
} from '../../../domain/stop'
import { addressOf } from '../../../domain/tab'
import { shownLengths, truncated } from '../../../domain/text'
import { metaOf, routeLine, type RouteLine } from '../routes/route-line'

/** A text that may be cut, and the whole of it. */
type Cut = { readonly words: string; readonly whole: string }

export type ActivityRow = {
  /** a route from elsewhere may start and end at one id */
  readonly key: string
  readonly id: StopId
  readonly mark: NumberMark
  readonly name: Cut
  readonly address: Cut
  readonly zip: string
  readonly type: { readonly initial: string; readonly word: string }
  readonly state: RowState
  readonly at: Coordinates | undefined
  /** the stop that it visits; none where the route starts and ends */
  readonly to: string | undefined
}

export type RouteOnScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | { readonly kind: 'no such route' }
  | {
      readonly kind: 'route'
      readonly line: RouteLine
      readonly meta: string
      readonly warnings: ReadonlyArray<string>
      readonly rows: ReadonlyArray<ActivityRow>
    }

/** What there is to see. */
export type RouteSeen = { readonly project: ProjectId; readonly index: number; readonly plan: PlanState }

export const routeOnScreen = ({ project, index, plan }: RouteSeen): RouteOnScreen => {
  if (plan.kind === 'failed' && projectOf(plan) === project) return { kind: 'failed', isUnknown: plan.isUnknown }
  if (plan.kind !== 'open' || plan.project.id !== project) return { kind: 'waiting' }
  const route = O.toUndefined(routeAt(plan.plan, index))
  return route === undefined ? { kind: 'no such route' } : shownRoute(project, plan.plan, route)
}

const shownRoute = (project: ProjectId, { stops }: Plan, route: Route): RouteOnScreen => {
  const line = routeLine(route, (id) => stopIn(stops, id))
  const { name, day, times, activities, flags } = line
  return {
    kind: 'route',
    line,
    meta: metaOf([name, day, times, `${activities} ${activities === 1 ? 'activity' : 'activities'}`]),
    warnings: flags.flatMap(({ kind, each }) => (kind === 'to check' ? [] : each)),
    rows: activitiesOf(route).map(rowOf(project)),
  }
}

const rowOf =
  (project: ProjectId) =>
  (activity: Activity): ActivityRow => {
    const { id, type, address } = activity
    return {
      key: `${type} ${id}`,
      id,
      mark: numberMarkOf(activity),
      name: cut(address.name, shownLengths.routeStopName),
      address: cut(address.address, shownLengths.routeStopAddress),
      zip: address.zipcode,
      type: { initial: typeInitialOf(type), word: inFull(type) },
      state: rowStateOf({ ...activity, at: address.at }),
      at: address.at,
      to: isStartOrEnd(type) ? undefined : addressOf(project, { kind: 'stop', id }),
    }
  }

const cut = (whole: string, length: number): Cut => ({ words: truncated(whole, length), whole })

/** start, END: Start, End. */
const inFull = (type: string): string =>
  isStartOrEnd(type) ? `${typeInitialOf(type)}${type.trim().slice(1).toLowerCase()}` : type
