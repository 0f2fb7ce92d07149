import * as O from 'fp-ts/Option'
import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { Coordinates } from '../../../domain/address'
import type { Driver } from '../../../domain/driver'
import { routeAt, type Plan } from '../../../domain/plan'
import { violationMessage, findRouteWarnings, driverLimitsOf } from '../../../domain/problem'
import type { ProjectId } from '../../../domain/project'
import { activitiesOf, type Activity, type Route, type StopLookup } from '../../../domain/route'
import {
  isStartOrEnd,
  numberBadgeOf,
  rowStateOf,
  getStop,
  typeInitialOf,
  type NumberBadge,
  type RowState,
  type StopId,
} from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { pluralise, displayLengths, truncate } from '../../../domain/text'
import type { MetaPart } from '../../components'
import { driverOnScreen, type DriverOnScreen } from './driver-view-model'
import { lockOnScreen, routeLine, type RouteLine } from '../../plan'

/** A text that may be cut, and the whole of it. */
type Cut = { readonly words: string; readonly whole: string }

export type ActivityRow = {
  /** a route from elsewhere may start and end at one id */
  readonly key: string
  readonly id: StopId
  readonly mark: NumberBadge
  readonly name: Cut
  readonly address: Cut
  readonly zip: string
  readonly type: { readonly initial: string; readonly word: string }
  readonly state: RowState
  /** what is wrong with its time, in figures */
  readonly flags: ReadonlyArray<string>
  readonly at: Coordinates | undefined
  /** the stop that it visits; none where the route starts and ends */
  readonly to: string | undefined
  /** whose lock it is; none where it is open */
  readonly lock: string | undefined
}

export type RouteOnScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | { readonly kind: 'no such route' }
  | {
      readonly kind: 'route'
      readonly route: Route
      readonly line: RouteLine
      /** none where nobody is known who might drive it */
      readonly driver: DriverOnScreen | undefined
      readonly meta: ReadonlyArray<MetaPart>
      readonly warnings: ReadonlyArray<string>
      readonly rows: ReadonlyArray<ActivityRow>
    }

/** What there is to see. */
export type RouteSeen = {
  readonly project: ProjectId
  readonly index: number
  readonly plan: PlanState
  /** who may drive, as far as that is known, and who was chosen to */
  readonly drivers: ReadonlyArray<Driver>
  readonly chosen: string | undefined
}

export const routeOnScreen = (seen: RouteSeen): RouteOnScreen => {
  const known = projectPlanStateOf(seen.plan, seen.project)
  if (known.kind !== 'open') return known
  const route = O.toUndefined(routeAt(known.plan, seen.index))
  return route === undefined ? { kind: 'no such route' } : shownRoute(seen, known.plan, route)
}

const shownRoute = ({ project, drivers, chosen }: RouteSeen, { stops }: Plan, route: Route): RouteOnScreen => {
  const stopOf: StopLookup = (id) => getStop(stops, id)
  const limits = driverLimitsOf(route, drivers)
  const line = routeLine(route, stopOf, limits)
  const { name, day, times, distance, activities, flags } = line
  const late = findRouteWarnings(route, stopOf, limits)
  const flagsAt = (id: StopId) => late.flatMap((one) => ('stop' in one && one.stop === id ? [violationMessage(one)] : []))
  return {
    kind: 'route',
    route,
    line,
    driver: driverOnScreen(route, drivers, chosen),
    meta: [name, { words: day, lang: 'nl' }, times, distance, pluralise(activities, 'activity', 'activities')],
    warnings: flags.flatMap(({ kind, each }) => (kind === 'to check' ? [] : each)),
    rows: activitiesOf(route).map(rowOf(project, flagsAt, stopOf)),
  }
}

const rowOf =
  (project: ProjectId, flagsAt: (id: StopId) => ReadonlyArray<string>, stopOf: StopLookup) =>
  (activity: Activity): ActivityRow => {
    const { id, type, address } = activity
    const stop = stopOf(id)
    return {
      key: `${type} ${id}`,
      id,
      mark: numberBadgeOf(activity),
      name: cut(address.name, displayLengths.routeStopName),
      address: cut(address.address, displayLengths.routeStopAddress),
      zip: address.zipcode,
      type: { initial: typeInitialOf(type), word: inFull(type) },
      state: rowStateOf({ ...activity, coordinates: address.coordinates }),
      flags: isStartOrEnd(type) ? [] : flagsAt(id),
      at: address.coordinates,
      to: isStartOrEnd(type) ? undefined : tabAddressOf(project, { kind: 'stop', id }),
      lock: stop && lockOnScreen(stop),
    }
  }

const cut = (whole: string, length: number): Cut => ({ words: truncate(whole, length), whole })

/** start, END: Start, End. */
const inFull = (type: string): string =>
  isStartOrEnd(type) ? `${typeInitialOf(type)}${type.trim().slice(1).toLowerCase()}` : type
