import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import { findVisit, routeAt, type Plan } from '../../domain/plan'
import { driverLimitsOf, workedHoursOf, type Limits, type Seconds } from '../../domain/problem'
import { secondsIntoDay, secondsIntoRouteDay, type Route } from '../../domain/route'
import { arrivalChangesOf, workingTimesFrom, type ArrivalChanges } from '../../domain/schedule'
import {
  askedDayOf,
  isOnOtherDay,
  otherDayLabelOf,
  serviceSecondsOf,
  stopList,
  type Stop,
  type StopId,
} from '../../domain/stop'
import { formatDuration } from '../../domain/text'
import { memoizeWeak } from '../../domain/value'
import { dropCostOf, type Dragged, type DropCost } from './drop-cost'
import type { DropTarget } from './move-dialog-store'

type KnownCost = Extract<DropCost, { readonly kind: 'known' }>

type CachedChanges = { readonly value: ArrivalChanges | undefined }

/** When the stops of a route would be visited after a move of one stop onto it; kept for all rows of the route. */
export const arrivalChangesAfter = memoizeWeak((plan: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>) =>
    memoizeWeak((prices: Dragged['prices']) =>
      memoizeWeak((movingStops: ReadonlyArray<StopId>) =>
        memoizeWeak((target: DropTarget): CachedChanges => {
          const dragged = { movingStops, prices }
          const cost = dropCostOf(plan, dragged, target)
          const route = routeOf(plan, target)
          return {
            value:
              route === undefined || cost.kind !== 'known'
                ? undefined
                : calculateArrivalChanges({ plan, drivers, dragged }, route, cost),
          }
        }),
      ),
    ),
  ),
)

export type MoveContext = {
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
  readonly dragged: Dragged
  /** the only one of the moving stops, where it is not in the plan yet */
  readonly newStop?: Stop | undefined
}

const calculateArrivalChanges = (
  { plan, drivers, dragged, newStop }: MoveContext,
  route: Route,
  cost: KnownCost,
): ArrivalChanges | undefined => {
  const [id, second] = dragged.movingStops
  if (id === undefined || second !== undefined) return undefined
  const stop = newStop ?? stopList.get(plan.stops, id)
  const found = O.toUndefined(findVisit(plan, id))
  const sample = found?.visit ?? route.visits[0]
  if (stop === undefined || sample === undefined) return undefined
  const others = route.visits.filter((visit) => visit.id !== id)
  const position = others.findIndex((visit) => visit.id === cost.positionPrice?.after) + 1
  const coordinates = stop.facts.coordinates ?? (newStop && ANY_PLACE)
  const visit = { ...sample, id, address: { ...sample.address, coordinates } }
  const isOnRoute = found?.route.index === route.index
  const arrival = secondsIntoRouteDay(route)(cost.positionPrice?.arrival)
  const changeWithout = secondsWithout(plan, dragged)
  return arrivalChangesOf(route, others.toSpliced(position, 0, visit), {
    stopOf: (other) => (other === id ? stop : stopList.get(plan.stops, other)),
    workingTimes: workingTimesFrom(drivers)(route),
    change: cost.figures.seconds - (isOnRoute ? 0 : (changeWithout ?? 0)),
    movedStop:
      arrival === undefined || changeWithout === undefined
        ? undefined
        : { id, arrival, changeWithout: isOnRoute ? changeWithout : 0 },
  })
}

/** The drives to and from a new stop follow from its price alone. */
const ANY_PLACE = { lat: 0, lng: 0 }

const routeOf = (plan: Plan, { to }: Pick<DropTarget, 'to'>): Route | undefined =>
  to.kind === 'route' ? O.toUndefined(routeAt(plan, to.index)) : undefined

/**
 * The change of the time of all routes without the moving stops, mostly below 0. It is the price of being unplanned, and
 * a part of each other price.
 */
const secondsWithout = (plan: Plan, { movingStops, prices }: Dragged): number | undefined => {
  if (movingStops.every((stop) => O.isNone(findVisit(plan, stop)))) return 0
  return prices.kind === 'known' ? prices.prices.find(({ to }) => to.kind === 'unplanned')?.figures.seconds : undefined
}

/**
 * How much later after the hours of its driver a route would end than now, such as `+18 min over hours`. Of several
 * stops only the time is known; it counts where it cannot fit the hours.
 */
export const overHoursAfter = (context: MoveContext, target: DropTarget): string | undefined => {
  const { plan, drivers, dragged } = context
  const cost = dropCostOf(plan, dragged, target)
  const changeWithout = secondsWithout(plan, dragged)
  if (cost.kind !== 'known' || changeWithout === undefined) return undefined
  const route = routeOf(plan, target)
  const driverId = target.to.kind === 'driver' ? target.to.driverId : route?.driverId
  const limits = driverLimitsOf({ driverId }, drivers)
  if (limits === undefined) return undefined
  const seconds =
    route === undefined
      ? endOfNewRoute(context, limits, { cost, duration: cost.figures.seconds - changeWithout }) - limits.latest
      : secondsLaterOverHours(context, route, { limits, cost, target, changeWithout })
  return seconds < 60 ? undefined : `+${formatDuration(Math.floor(seconds / 60) * 60)} over hours`
}

type NewRoute = { readonly cost: KnownCost; readonly duration: Seconds }

/** One stop is served when it is reached, and the drive back takes about as long as the drive there. */
const endOfNewRoute = ({ plan, dragged, newStop }: MoveContext, { earliest }: Limits, { cost, duration }: NewRoute) => {
  const [id = '', second] = dragged.movingStops
  const facts = (newStop ?? stopList.get(plan.stops, id))?.facts
  const arrival = cost.positionPrice?.arrival
  const arrivedAt = arrival === undefined ? undefined : secondsIntoDay(arrival.slice(0, 10))(arrival)
  return second !== undefined || facts === undefined || arrivedAt === undefined
    ? earliest + duration
    : Math.max(earliest + duration, arrivedAt + (duration + serviceSecondsOf(facts)) / 2)
}

type PricedRoute = {
  readonly limits: Limits
  readonly cost: KnownCost
  readonly target: DropTarget
  readonly changeWithout: Seconds
}

const secondsLaterOverHours = (
  context: MoveContext,
  route: Route,
  { limits, cost, target, changeWithout }: PricedRoute,
): Seconds => {
  const { plan, drivers, dragged, newStop } = context
  const { first, last } = workedHoursOf(route)
  if (!Number.isFinite(first)) return 0
  const indexes = new Set(dragged.movingStops.map((stop) => O.toUndefined(findVisit(plan, stop))?.route.index))
  const isOnRoute = indexes.has(route.index)
  const changes =
    newStop === undefined
      ? arrivalChangesAfter(plan)(drivers)(dragged.prices)(dragged.movingStops)(target).value
      : calculateArrivalChanges(context, route, cost)
  // What each of several routes saves is not known.
  if (changes === undefined && isOnRoute && indexes.size > 1) return 0
  const change = cost.figures.seconds - (isOnRoute ? 0 : changeWithout)
  const end = changes === undefined ? limits.earliest + (last - first) + change : last + changes.end
  return end - Math.max(last, limits.latest)
}

/** Such as `wants Di 24-11`; undefined where every stop may be visited on the day of the route. */
export const otherDayAfter = (
  plan: Plan,
  movingStops: ReadonlyArray<StopId>,
  { to }: Pick<DropTarget, 'to'>,
): string | undefined => {
  if (to.kind === 'unplanned') return undefined
  const day = to.kind === 'route' ? O.toUndefined(routeAt(plan, to.index))?.day : to.day
  const [asked, another] = askedDaysOf(plan)(movingStops).filter((candidate) => isOnOtherDay(candidate, day))
  return another === undefined ? otherDayLabelOf(asked) : 'wants other days'
}

/** The days that the dragged stops ask for, each once; kept for all targets. */
const askedDaysOf = memoizeWeak(({ stops }: Plan) =>
  memoizeWeak((movingStops: ReadonlyArray<StopId>): ReadonlyArray<RouteDay> => {
    const dragged = movingStops.flatMap((id) => stopList.get(stops, id) ?? [])
    return [...new Set(dragged.flatMap(({ facts }) => askedDayOf(facts) ?? []))]
  }),
)
