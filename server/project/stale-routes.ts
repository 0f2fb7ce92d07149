import * as O from 'fp-ts/Option'
import { isSamePlace } from '../../src/domain/address'
import { routeAt, type Plan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import { stopList, type Stop, type StopFacts, type StopId } from '../../src/domain/stop'
import { scheduleRoute, workingTimesFrom, type WorkingTimesOf } from '../../src/domain/schedule'
import { runAtOnce, type Steps } from '../../src/domain/value'
import { redrawRoute, type Travel } from '../travel'
import type { Records } from '../storage'

export type RoadTravel = Pick<Travel, 'drive' | 'leg' | 'dataDate'>

/**
 * Routes whose times are out of date: their visits changed, or the place, duration or slot of a visit did, and the edit
 * gave them no new line.
 */
export const findStaleRoutes = (before: Plan, after: Plan): ReadonlySet<Route> => {
  const retimedStops = findRetimedStops(before, after)
  return new Set(
    after.routes.filter((route, index) => {
      if (route === before.routes[index] && retimedStops.size === 0) return false
      const earlier = O.toUndefined(routeAt(before, route.index))
      return (
        route.overviewPolyline === earlier?.overviewPolyline &&
        (!hasSameVisits(route, earlier) ||
          (hasSameTimes(route, earlier) && route.visits.some(({ id }) => retimedStops.has(id))))
      )
    }),
  )
}

/** The stops with another place, duration or time slot. */
const findRetimedStops = (before: Plan, after: Plan): ReadonlySet<StopId> => {
  const retimedStops = new Set<StopId>()
  for (const { stop } of stopList.diff(before.stops, after.stops)) {
    const later = stopList.get(after.stops, stop.facts.id)
    if (later !== undefined && !hasSameTiming(stop.facts, later.facts)) retimedStops.add(stop.facts.id)
  }
  return retimedStops
}

const hasSameTiming = (one: StopFacts, other: StopFacts): boolean =>
  isSamePlace(one.coordinates, other.coordinates) &&
  one.duration === other.duration &&
  one.timeSlotEarliest === other.timeSlotEarliest &&
  one.timeSlotLatest === other.timeSlotLatest

/** The plan with new lines and times for these routes. */
export const recalculateRoutes = (...parameters: Parameters<typeof recalculateInSteps>): Plan =>
  runAtOnce(recalculateInSteps(...parameters))

/** Yields before each route. */
export const recalculateInSteps = function* (
  plan: Plan,
  routesToRecalculate: ReadonlySet<Route>,
  roads: RoadTravel,
  workingTimesOf: WorkingTimesOf,
): Steps<Plan> {
  if (routesToRecalculate.size === 0) return plan
  const findStop = (id: StopId): Stop | undefined => stopList.get(plan.stops, id)
  const routes: Route[] = []
  for (const route of plan.routes) {
    if (!routesToRecalculate.has(route)) {
      routes.push(route)
      continue
    }
    yield
    routes.push(redrawRoute(scheduleRoute(route, findStop, roads.leg, workingTimesOf(route)), roads))
  }
  // Recalculating moves no stop, so the stops stay as they are.
  return { ...plan, routes }
}

const hasSameVisits = (route: Route, before: Route | undefined): boolean => {
  const [activities, previousActivities] = [activitiesOf(route), before === undefined ? [] : activitiesOf(before)]
  return (
    activities.length === previousActivities.length &&
    activities.every(({ id }, index) => id === previousActivities[index]?.id)
  )
}

/** An edit that changed the times of a visit has calculated them already. */
const hasSameTimes = (route: Route, before: Route | undefined): boolean =>
  route.visits.every(
    ({ arrival, departure }, index) =>
      arrival === before?.visits[index]?.arrival && departure === before?.visits[index]?.departure,
  )

/** When the driver of each route starts work. The drivers are read only if a route has one. */
export const loadWorkingTimes = async ({ drivers }: Records, routes: ReadonlySet<Route>): Promise<WorkingTimesOf> => {
  const isDriven = [...routes].some(({ driverId }) => driverId !== undefined)
  return workingTimesFrom(isDriven ? (await drivers.all()).map(({ driver }) => driver) : [])
}
