import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { findVisit, type Plan, routeAt } from '../plan'
import { stopNumberAt, routeIndexOfReload, routeNumberOf, type Route } from '../route'
import { countStops, isCustomerStop, type StopFacts, type StopId, stopList } from '../stop'
import { isLockChanged } from '../lock'
import { deepEqual } from '../value'
import type { ChangeSummary, RoutePosition } from './change-summary'

/** What happened to a stop between two plans. */
export const summariseStopChange = (before: Plan, after: Plan, id: StopId): ChangeSummary => {
  const earlier = stopList.get(before.stops, id)
  const later = stopList.get(after.stops, id)
  const stop = summaryNameOf((later ?? earlier)?.facts, id)
  if (earlier === undefined && later !== undefined) return { kind: 'stop added', stop, to: routePositionOf(after, id) }
  if (earlier !== undefined && later === undefined) return { kind: 'stop deleted', stop }
  return (
    summarisePositions({ id, stop }, routePositionOf(before, id), routePositionOf(after, id)) ??
    summarisePlanChange('plan saved', before, after)
  )
}

/** What happened to the stops of one edit. Reloads do not count beside stops; of several without a stop the first is named. */
export const summariseMoves = (before: Plan, after: Plan, moved: ReadonlyArray<StopId>): ChangeSummary => {
  const stops = moved.filter((id) => routeIndexOfReload(id) === undefined)
  const ids = stops.length === 0 ? moved.slice(0, 1) : stops
  const [first, ...others] = ids
  if (first !== undefined && others.length === 0) return summariseStopChange(before, after, first)
  const targets = new Set(ids.map((id) => routePositionOf(after, id)?.route ?? 'unplanned'))
  const [to] = targets
  return { kind: 'stops moved', stopCount: ids.length, to: targets.size === 1 ? to : undefined, ids: moved }
}

const summarisePositions = (
  { id, stop }: { readonly id: StopId; readonly stop: string },
  from: RoutePosition | undefined,
  to: RoutePosition | undefined,
): ChangeSummary | undefined => {
  if (from === undefined) return to && { kind: 'stop planned', stop, to }
  if (to === undefined) return { kind: 'stop unplanned', stop, from }
  if (from.route !== to.route) return { kind: 'stop moved', stop, id, from, to }
  return from.stopNumber === to.stopNumber ? undefined : { kind: 'stop renumbered', stop, id, from, to }
}

const routePositionOf = (plan: Plan, id: StopId): RoutePosition | undefined =>
  pipe(
    findVisit(plan, id),
    O.map(({ route, visit }): RoutePosition => ({
      route: routeNumberOf(route),
      stopNumber: stopNumberAt(route.visits.indexOf(visit)),
    })),
    O.toUndefined,
  )

/** The name of a stop or a reload in the description of a change. */
export const summaryNameOf = (stop: StopFacts | undefined, id: StopId): string =>
  [stop?.customerName, stop?.addressSummary].find((text) => text !== undefined && text.trim() !== '') ??
  (routeIndexOfReload(id) === undefined ? `Stop ${id}` : 'Reload')

type PlanSummaryKind = Extract<ChangeSummary, { readonly plannedCount: number }>['kind']

/** A whole plan that replaced another. */
export const summarisePlanChange = (kind: PlanSummaryKind, before: Plan, after: Plan): ChangeSummary => {
  const stops = customerStopsOf(after)
  const plannedCount = stops.filter(({ placement: { isPlanned } }) => isPlanned).length
  return {
    kind,
    routeCount: after.routes.length,
    plannedCount,
    unplannedCount: stops.length - plannedCount,
    addedCount: countStopsNotIn(after, before),
    deletedCount: countStopsNotIn(before, after),
  }
}

const customerStopsOf = ({ stops }: Plan) => [...stops].filter(isCustomerStop)

/** How many stops of the one plan are not in the other. */
const countStopsNotIn = (one: Plan, other: Plan): number =>
  customerStopsOf(one).filter(({ facts: { id } }) => stopList.get(other.stops, id) === undefined).length

/** The stops and routes that were locked or unlocked; those that were so already are not among them. */
export const summariseLockChange = (before: Plan, after: Plan, locked: boolean): ChangeSummary => {
  const stops = [...after.stops].filter((stop) =>
    isLockChanged(stopList.get(before.stops, stop.facts.id)?.facts, stop.facts),
  )
  const routes = after.routes.filter((route) =>
    isLockChanged(
      before.routes.find(({ index }) => index === route.index),
      route,
    ),
  )
  return {
    kind: locked ? 'locked' : 'unlocked',
    stops: stops.map((stop) => summaryNameOf(stop.facts, stop.facts.id)),
    routes: routes.map(routeNumberOf),
  }
}

/** A route that got another driver, or was recalculated. */
export const summariseRouteChange = (before: Plan, after: Plan, index: number): ChangeSummary => {
  const earlier = O.toUndefined(routeAt(before, index))
  const later = O.toUndefined(routeAt(after, index))
  const route = routeNumberOf({ index })
  return driverLabelOf(earlier) === driverLabelOf(later) && earlier?.driverId === later?.driverId
    ? { kind: 'route recalculated', route }
    : { kind: 'driver changed', route, from: driverLabelOf(earlier), to: driverLabelOf(later) }
}

const driverLabelOf = (route: Route | undefined): string | undefined => route?.driverName ?? route?.driverId

export const summariseUpload = (before: Plan, after: Plan): ChangeSummary => ({
  kind: 'stops uploaded',
  stopCount: countStops(after.stops) - countStops(before.stops),
})

/** What people call the fields of a stop that can be edited; several fields may have one label. */
const fieldLabels: ReadonlyArray<readonly [field: keyof StopFacts, label: string]> = [
  ['type', 'type'],
  ['priority', 'priority'],
  ['customerName', 'name'],
  ['contactName', 'contact'],
  ['phone', 'phone'],
  ['zip', 'address'],
  ['houseNumber', 'address'],
  ['houseNumberSuffix', 'address'],
  ['street', 'address'],
  ['city', 'address'],
  ['addressSummary', 'address'],
  ['coordinates', 'coordinates'],
  ['requestedDay', 'day'],
  ['timeSlotEarliest', 'time slot'],
  ['timeSlotLatest', 'time slot'],
  ['duration', 'duration'],
  ['demand', 'demand'],
  ['productDescription', 'products'],
  ['notes', 'notes'],
  ['groupedExternalTaskIds', 'tasks'],
]

type StopEditSummary = Extract<ChangeSummary, { readonly kind: 'stop edited' }>

/** Which fields of a stop an edit changed; the stop has the name from before the edit. */
export const summariseStopEdit = (before: Plan, after: Plan, id: StopId): StopEditSummary => {
  const earlier = stopList.get(before.stops, id)?.facts
  const later = stopList.get(after.stops, id)?.facts
  const labels = fieldLabels.flatMap(([field, label]) => (deepEqual(earlier?.[field], later?.[field]) ? [] : [label]))
  return { kind: 'stop edited', stop: summaryNameOf(earlier, id), fields: [...new Set(labels)] }
}
