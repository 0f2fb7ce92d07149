import * as E from 'fp-ts/Either'
import { moveToCarrier, planFromDocuments, type Plan } from '../../src/domain/plan'
import { routeNumberOf, type Route } from '../../src/domain/route'
import type { Stop, StopFacts, StopId } from '../../src/domain/stop'
import { afterStopEdit, rules, type StopEdit } from './stop-edits'
import { aStopCalled } from './builders/plan'
import { withFields } from './builders/stop'

/** A change of a plan on the server: of one stop, of some fields, or a whole plan that is saved. */
export type Edit =
  | { readonly edit: 'stop'; readonly stopEdit: StopEdit }
  | { readonly edit: 'carrier'; readonly which: number; readonly carrier: number }
  | { readonly edit: 'driver'; readonly route: number; readonly name: string | undefined }
  | { readonly edit: 'recalculate' | 'drop'; readonly route: number }
  | { readonly edit: 'upload'; readonly ids: ReadonlyArray<StopId> }
  | { readonly edit: 'note'; readonly which: number; readonly notes: string }
  | { readonly edit: 'document'; readonly status: string }
  | { readonly edit: 'save'; readonly plan: Plan }

const headquarters = { lat: 52.0155316, lng: 4.6568895 }
const today = { year: 2026, month: 11, day: 20 }

/** The plan after an edit; unchanged where the rules refuse. */
export const afterEdit = (plan: Plan, edit: Edit): Plan => {
  switch (edit.edit) {
    case 'stop':
      return afterStopEdit(rules, plan, edit.stopEdit)
    case 'carrier':
      return orUnchanged(plan, toCarrier(plan, edit.which, edit.carrier))
    case 'driver':
      return withRoute(plan, edit.route, (route) => ({ ...route, driverId: edit.name, driverName: edit.name }))
    case 'recalculate':
      return withRoute(plan, edit.route, (route) => ({
        ...route,
        overviewPolyline: `~${routeNumberOf(route)}`,
        visits: route.visits.map((visit) => ({ ...visit, arrival: '2026-11-23T10:00:00+01:00' })),
      }))
    case 'drop':
      return savedPlan(plan, { ...plan, routes: plan.routes.filter(({ index }) => index !== edit.route) })
    case 'upload':
      return edit.ids.reduce((planSoFar, id) => orUnchanged(planSoFar, rules.addStop(planSoFar, aStopCalled(id))), plan)
    case 'note':
      return savedPlan(plan, { ...plan, stops: changedStops(plan, edit.which, { notes: edit.notes }) })
    case 'document':
      return { ...plan, unknownFields: { ...plan.unknownFields, status: edit.status } }
    case 'save':
      return savedPlan(plan, edit.plan)
  }
}

const orUnchanged = (plan: Plan, next: E.Either<unknown, Plan>): Plan => E.getOrElse(() => plan)(next)

const toCarrier = (plan: Plan, which: number, id: number): E.Either<unknown, Plan> => {
  const ids = [...plan.stops].map((stop) => stop.facts.id)
  const carrier = { id, displayName: `Carrier ${id}` }
  return moveToCarrier(plan, {
    id: ids[which % Math.max(ids.length, 1)] ?? 'unknown stop',
    carrier,
    number: undefined,
    headquarters,
    today,
  })
}

const withRoute = (plan: Plan, index: number, change: (route: Route) => Route): Plan => ({
  ...plan,
  routes: plan.routes.map((route) => (route.index === index ? change(route) : route)),
})

type PlanParts = {
  readonly routes: Plan['routes']
  readonly stops: Iterable<Stop>
  readonly unknownFields: Plan['unknownFields']
}

const savedPlan = (currentPlan: Plan, { routes, stops, unknownFields }: PlanParts): Plan =>
  orUnchanged(currentPlan, planFromDocuments({ routes, unknownFields }, stops, currentPlan))

const changedStops = (plan: Plan, which: number, changes: Partial<StopFacts>): ReadonlyArray<Stop> => {
  const stops = [...plan.stops]
  return stops.map((stop, index) => (index === which % stops.length ? withFields(stop, changes) : stop))
}
