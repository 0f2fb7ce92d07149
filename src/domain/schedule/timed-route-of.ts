import type { FindLeg, FindDetourLegs, LeastDriveSeconds } from '../problem'
import { dateOfRoute, isReload, type Activity, type Route, type StopLoad } from '../route'
import type { StopFacts, StopLookup } from '../stop'
import { deepEqual, memoizeWeak } from '../value'
import type { ScheduleFrame } from './calculate-schedule'
import { scheduleFrameOf, scheduledReload, toScheduledStopOn, type WorkingTimesOf } from './schedule-input'
import { figuresOfRoute, type CapacityOf, type RouteFigures } from './route-figures'
import { figuresOfTimedRoute, timedRoute, type TimedRoute, type TimedStop } from './timed-route'

/** What the times and figures of routes depend on, besides the routes. */
export type ScheduleContext = {
  readonly stopOf: StopLookup
  readonly findLeg: FindLeg
  /** answers the same, where the positions on a route are only compared; `findLeg` is then asked for the best one alone */
  readonly findLegToCompare?: FindLeg | undefined
  /** answers the same for all positions on a route at once; absent where each leg is looked up */
  readonly findDetourLegs?: FindDetourLegs | undefined
  /** absent where it is not known, or no road leads between some places */
  readonly leastDriveSeconds?: LeastDriveSeconds | undefined
  readonly workingTimesOf: WorkingTimesOf
  readonly capacityOf: CapacityOf
  /** keeps the timed routes for the next call; only where legs never change */
  readonly timedRoutes?: TimedRouteCache | undefined
}

/** Each timed route with the stops that it was calculated from, and how these were found last. */
export type TimedRouteCache = WeakMap<
  Route,
  {
    readonly stopOf: StopLookup
    readonly stops: ReadonlyArray<StopFacts | undefined>
    readonly timedRoute: TimedRoute
  }
>

/** A stop as a visit on the day of a route; `visit` is where it is already visited. */
export type ToTimedStop = (facts: StopFacts | undefined, visit?: Activity) => TimedStop

const noLoad: StopLoad = { type: 'Service', demand: [] }

export const toTimedStopOn = (route: Route): ToTimedStop => {
  const date = dateOfRoute(route)
  const toScheduledStop = toScheduledStopOn(date)
  const toTimedStop: ToTimedStop = (facts, visit) => ({
    ...toScheduledStop(facts, visit?.address.coordinates),
    load: facts ?? noLoad,
  })
  return (facts, visit) => {
    // Without a place of its own, the stop depends on the visit too.
    if (facts?.coordinates === undefined) return toTimedStop(facts, visit)
    const byDate = timedStopsByDate(facts)
    const timedStop = byDate.get(date) ?? toTimedStop(facts)
    byDate.set(date, timedStop)
    return timedStop
  }
}

/** Kept, since the same stops are timed on each route of a day. */
const timedStopsByDate = memoizeWeak<StopFacts, Map<string | undefined, TimedStop>>(() => new Map())

/** A reload of a route. */
export const timedReload = (visit: Activity, { loadingSeconds }: Pick<ScheduleFrame, 'loadingSeconds'>): TimedStop => ({
  ...scheduledReload(visit, loadingSeconds),
  load: 'reload',
})

/** A route as it would be after it is scheduled. */
export const timedRouteOf = (
  route: Route,
  { stopOf, findLeg, workingTimesOf, capacityOf, timedRoutes }: ScheduleContext,
): TimedRoute => {
  const frame = { ...scheduleFrameOf(route, workingTimesOf(route)), capacity: capacityOf(route) }
  const cached = timedRoutes?.get(route)
  const isCurrent = cached !== undefined && deepEqual(cached.timedRoute.frame, frame)
  if (isCurrent && cached.stopOf === stopOf) return cached.timedRoute
  const stops = route.visits.map(({ id }) => stopOf(id)?.facts)
  if (isCurrent && cached.stops.every((facts, index) => facts === stops[index])) {
    timedRoutes?.set(route, { ...cached, stopOf })
    return cached.timedRoute
  }
  const toTimedStop = toTimedStopOn(route)
  const timed = timedRoute(
    route.visits.map((visit, index) =>
      isReload(visit) ? timedReload(visit, frame) : toTimedStop(stops[index], visit),
    ),
    frame,
    findLeg,
  )
  timedRoutes?.set(route, { stopOf, stops, timedRoute: timed })
  return timed
}

/** The figures that a route would have with these visits. A route that keeps its visits is not scheduled again. */
export const figuresWithVisits = (
  route: Route,
  visits: ReadonlyArray<Activity>,
  context: ScheduleContext,
): RouteFigures =>
  haveSameStops(route.visits, visits)
    ? figuresOfRoute(route, context.stopOf, context.capacityOf(route))
    : figuresOfTimedRoute(timedRouteOf({ ...route, visits }, context))

/** Whether these are the same stops in the same order. */
export const haveSameStops = (one: ReadonlyArray<Activity>, other: ReadonlyArray<Activity>): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)
