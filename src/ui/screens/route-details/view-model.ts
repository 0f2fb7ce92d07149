import * as O from 'fp-ts/Option'
import type { PendingPosition } from '../../../application/move'
import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import { formatZip, type Coordinates } from '../../../domain/address'
import type { Driver } from '../../../domain/driver'
import { routeAt, type Plan } from '../../../domain/plan'
import { brokenRuleMessage, findBrokenRouteRules, driverLimitsOf } from '../../../domain/problem'
import type { ProjectId } from '../../../domain/project'
import { activitiesOf, isReload, secondsIntoRouteDay, type Activity, type Route } from '../../../domain/route'
import {
  isStartOrEnd,
  askedOtherDayOf,
  numberBadgeOf,
  rowStateOf,
  stopList,
  typeInitialOf,
  type NumberBadge,
  type RowState,
  type Stop,
  type StopId,
  type StopLookup,
  otherDayLabelOf,
} from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { pluralise, truncate } from '../../../domain/text'
import type { MetaPart } from '../../components'
import { driverViewModel, type DriverViewModel } from './driver-view-model'
import {
  arrivalLabelOf,
  driverFlagsOf,
  lockLabelOf,
  reloadLabelOf,
  routeSummaryOf,
  visitTimingLabelsOf,
  type RouteSummary,
  type VisitTimingLabels,
} from '../../plan'
import { slotBarsOf, type SlotBar } from './slot-bar-view-model'

/** Where a stop dropped on the row goes: before or after a stop, after the start or a reload, or before the end. */
type DropTarget = {
  readonly route: number
  readonly after?: StopId
  readonly side: 'before' | 'after' | 'before-after'
}

type TruncatedText = { readonly text: string; readonly full: string }

export type ActivityRow = {
  /** unique: an imported route may start and end at the same id */
  readonly key: string
  readonly id: StopId
  readonly numberBadge: NumberBadge
  readonly name: TruncatedText
  readonly address: TruncatedText
  readonly zip: string
  readonly type: { readonly initial: string; readonly name: string }
  readonly state: RowState
  readonly isReload: boolean
  /** undefined for the start, a reload and the end of the route, and for a stop that the plan lacks */
  readonly timing: VisitTimingLabels | undefined
  readonly arrival: string
  /** an ISO date-time */
  readonly arrivesAt: string | undefined
  readonly slotBar: SlotBar | undefined
  /** that it asks for another day, and that it is visited too early; its slack tells that it is late */
  readonly warnings: ReadonlyArray<string>
  readonly coordinates: Coordinates | undefined
  /** where a stop goes that is dropped on the row */
  readonly dropTarget: DropTarget
  /** path of the visited stop; undefined for the start, a reload and the end of the route */
  readonly to: string | undefined
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
}

export type RouteDetailsViewModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isProjectMissing: boolean }
  | { readonly kind: 'no such route' }
  | {
      readonly kind: 'route'
      readonly route: Route
      readonly summary: RouteSummary
      /** undefined where no driver is known */
      readonly driver: DriverViewModel | undefined
      readonly meta: ReadonlyArray<MetaPart>
      readonly warnings: ReadonlyArray<string>
      readonly rows: ReadonlyArray<ActivityRow>
    }

export type RouteDetailsViewInput = {
  readonly project: ProjectId
  readonly index: number
  readonly plan: PlanState
  /** those loaded so far */
  readonly drivers: ReadonlyArray<Driver>
  readonly chosenDriver: string | undefined
  /** a stop that keys or a drop move along the route, and whose new position the plan does not have yet */
  readonly pendingPosition?: Pick<PendingPosition, 'movingStops' | 'others' | 'position'> | undefined
}

export const routeDetailsViewModel = (input: RouteDetailsViewInput): RouteDetailsViewModel => {
  const planStatus = projectPlanStateOf(input.plan, input.project)
  if (planStatus.kind !== 'open') return planStatus
  const route = O.toUndefined(routeAt(planStatus.plan, input.index))
  return route === undefined ? { kind: 'no such route' } : routeViewModel(input, planStatus.plan, route)
}

const routeViewModel = (
  { project, drivers, chosenDriver, pendingPosition }: RouteDetailsViewInput,
  plan: Plan,
  route: Route,
): RouteDetailsViewModel => {
  const stopOf: StopLookup = (id) => stopList.get(plan.stops, id)
  const limits = driverLimitsOf(route, drivers)
  const summary = routeSummaryOf(route, stopOf, limits)
  const { name, day, times, distance, visitCount, load, warnings } = summary
  const brokenRules = findBrokenRouteRules(route, stopOf, limits)
  const warningsOf = (id: StopId) =>
    brokenRules.flatMap((rule) => (rule.kind === 'early' && rule.stop === id ? [brokenRuleMessage(rule)] : []))
  return {
    kind: 'route',
    route,
    summary,
    driver: driverViewModel(route, drivers, chosenDriver),
    meta: [
      name,
      { text: day, lang: 'nl' },
      times,
      distance,
      pluralise(visitCount, 'stop'),
      load.capacity === undefined ? '' : load.description,
    ],
    warnings: [
      ...driverFlagsOf(plan, route, drivers).map(({ details }) => details),
      ...warnings.flatMap(({ kind, details }) => (kind === 'to check' ? [] : details)),
    ],
    rows: activitiesOf(pendingPosition === undefined ? route : withPendingPosition(route, pendingPosition)).map(
      rowOf(project, route, warningsOf, stopOf),
    ),
  }
}

/** The visits in the order that they are to have, each with its number. */
const withPendingPosition = (
  route: Route,
  { movingStops: [stop], others, position }: NonNullable<RouteDetailsViewInput['pendingPosition']>,
): Route => {
  if (!route.visits.some(({ id }) => id === stop)) return route
  const byId = new Map(route.visits.map((visit) => [visit.id, visit]))
  let visits: ReadonlyArray<Activity> = others.toSpliced(position, 0, stop).flatMap((id) => byId.get(id) ?? [])
  // A stop that came to the route since follows the one before it.
  for (const [at, visit] of route.visits.entries()) {
    const previous = route.visits[at - 1]
    if (!visits.includes(visit))
      visits = visits.toSpliced(previous === undefined ? 0 : visits.indexOf(previous) + 1, 0, visit)
  }
  return {
    ...route,
    visits: visits.map((visit, at) => ({ ...visit, stopNumber: route.visits[at]?.stopNumber ?? visit.stopNumber })),
  }
}

/** The numbers of characters of a name and an address that the table shows (§9). */
const MAX_NAME_LENGTH = 25
const MAX_ADDRESS_LENGTH = 15

const rowOf = (
  project: ProjectId,
  route: Route,
  flagsOf: (id: StopId) => ReadonlyArray<string>,
  stopOf: StopLookup,
): ((activity: Activity) => ActivityRow) => {
  const toSeconds = secondsIntoRouteDay(route)
  const slotBarOf = slotBarsOf(route, toSeconds)
  return (activity) => {
    const { id, type, address } = activity
    const stop = stopOf(id)
    const visited = isStartOrEnd(type) ? undefined : stop
    const reload = isReload(activity)
    const isStop = !reload && !isStartOrEnd(type)
    const [arrives, leaves] = [toSeconds(activity.arrival), toSeconds(activity.departure)]
    const loading = arrives === undefined || leaves === undefined ? undefined : leaves - arrives
    return {
      key: `${type} ${id}`,
      id,
      numberBadge: numberBadgeOf(activity),
      name: reload
        ? { text: reloadLabelOf(loading), full: reloadLabelOf(loading) }
        : truncatedText(address.name, MAX_NAME_LENGTH),
      address: truncatedText(address.address, MAX_ADDRESS_LENGTH),
      zip: formatZip(address.zipcode),
      type: { initial: typeInitialOf(type), name: typeName(activity) },
      state: rowStateOf({ ...activity, coordinates: address.coordinates }),
      arrival: arrivalLabelOf(activity),
      arrivesAt: activity.arrival,
      timing: visited && visitTimingLabelsOf(activity, visited, toSeconds),
      slotBar: visited && slotBarOf(activity, visited),
      warnings: isStop ? [...(visited === undefined ? [] : wantedDayOf(visited)), ...flagsOf(id)] : [],
      coordinates: address.coordinates,
      dropTarget: dropTargetOf(route, activity),
      to: isStop ? tabAddressOf(project, { kind: 'stop', id }) : undefined,
      isReload: reload,
      lock: stop && lockLabelOf(stop.facts),
    }
  }
}

const wantedDayOf = (stop: Stop): ReadonlyArray<string> => {
  const label = otherDayLabelOf(askedOtherDayOf(stop))
  return label === undefined ? [] : [label]
}

const dropTargetOf = ({ index, visits, start }: Route, activity: Activity): DropTarget => {
  if (activity === start) return { route: index, after: '', side: 'after' }
  if (isReload(activity)) return { route: index, after: activity.id, side: 'after' }
  return isStartOrEnd(activity.type)
    ? { route: index, after: visits.at(-1)?.id ?? '', side: 'before' }
    : { route: index, side: 'before-after' }
}

const truncatedText = (full: string, length: number): TruncatedText => ({ text: truncate(full, length), full })

/** `start`, `reload` and `END` become `Start`, `Reload` and `End`. */
const typeName = ({ id, type }: Activity): string =>
  isStartOrEnd(type) || isReload({ id, type }) ? `${typeInitialOf(type)}${type.trim().slice(1).toLowerCase()}` : type
