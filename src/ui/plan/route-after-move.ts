import * as O from 'fp-ts/Option'
import { dropCostOf, type Dragged, type DropCost, type DropTarget } from '../../application/move'
import type { Driver } from '../../domain/driver'
import { findVisit, routeAt, type Plan } from '../../domain/plan'
import { driverLimitsOf } from '../../domain/problem'
import { loadChangesOf, secondsIntoRouteDay, type Route } from '../../domain/route'
import { arrivalChangesOf, workingTimesFrom, type ArrivalChanges } from '../../domain/schedule'
import { stopList, type StopId } from '../../domain/stop'
import { formatDuration } from '../../domain/text'
import { memoizeWeak } from '../../domain/value'
import { loadLabelOf, type LoadLabel } from './load-label'

type KnownCost = Extract<DropCost, { readonly kind: 'known' }>

type CachedChanges = { readonly value: ArrivalChanges | undefined }

/** When the stops of a route would be visited after a move of one stop onto it; kept for all rows of the route. */
export const arrivalChangesAfter = memoizeWeak((plan: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>) =>
    memoizeWeak((prices: Dragged['prices']) =>
      memoizeWeak((movingStops: ReadonlyArray<StopId>) =>
        memoizeWeak((target: DropTarget): CachedChanges => {
          const cost = dropCostOf(plan, { movingStops, prices }, target)
          const isOnRoute = target.to.kind === 'route' && cost.kind === 'known'
          return {
            value: isOnRoute
              ? calculateArrivalChanges(plan, drivers, { movingStops, prices }, target, cost)
              : undefined,
          }
        }),
      ),
    ),
  ),
)

const calculateArrivalChanges = (
  plan: Plan,
  drivers: ReadonlyArray<Driver>,
  dragged: Dragged,
  target: DropTarget,
  cost: KnownCost,
): ArrivalChanges | undefined => {
  const [stop, second] = dragged.movingStops
  if (stop === undefined || second !== undefined) return undefined
  const route = routeOf(plan, target)
  const facts = stopList.get(plan.stops, stop)?.facts
  const found = O.toUndefined(findVisit(plan, stop))
  const sample = found?.visit ?? route?.visits[0]
  if (route === undefined || facts === undefined || sample === undefined) return undefined
  const others = route.visits.filter(({ id }) => id !== stop)
  const position = others.findIndex(({ id }) => id === cost.positionPrice?.after) + 1
  // Only its id and its position are read.
  const visit = { ...sample, id: stop, address: { ...sample.address, coordinates: facts.coordinates } }
  const isOnRoute = found?.route.index === route.index
  const arrival = secondsIntoRouteDay(route)(cost.positionPrice?.arrival)
  const changeOfLeaving = secondsOfLeaving(plan, dragged)
  return arrivalChangesOf(route, others.toSpliced(position, 0, visit), {
    stopOf: (id) => stopList.get(plan.stops, id),
    workingTimes: workingTimesFrom(drivers)(route),
    change: cost.figures.seconds - (isOnRoute ? 0 : (changeOfLeaving ?? 0)),
    movedStop:
      arrival === undefined || changeOfLeaving === undefined
        ? undefined
        : { id: stop, arrival, changeWithout: isOnRoute ? changeOfLeaving : 0 },
  })
}

const routeOf = (plan: Plan, { to }: Pick<DropTarget, 'to'>): Route | undefined =>
  to.kind === 'route' ? O.toUndefined(routeAt(plan, to.index)) : undefined

/**
 * How much longer the routes that the stops leave take without them, which is what being unplanned costs, and a part of
 * each other price.
 */
const secondsOfLeaving = (plan: Plan, { movingStops, prices }: Dragged): number | undefined => {
  if (movingStops.every((stop) => O.isNone(findVisit(plan, stop)))) return 0
  return prices.kind === 'known' ? prices.prices.find(({ to }) => to.kind === 'unplanned')?.figures.seconds : undefined
}

/**
 * By how much later after the hours of its driver a route would end than now, such as `18 min over hours`. Of several
 * stops, a new stop and a new route only the time is known; it counts where it cannot fit the hours.
 */
export const overHoursAfter = (
  plan: Plan,
  drivers: ReadonlyArray<Driver>,
  dragged: Dragged,
  target: DropTarget,
): string | undefined => {
  const cost = dropCostOf(plan, dragged, target)
  const leaving = secondsOfLeaving(plan, dragged)
  if (cost.kind !== 'known' || leaving === undefined) return undefined
  const seconds =
    target.to.kind === 'driver'
      ? secondsOverHours({ driverId: target.to.driverId }, drivers, cost.figures.seconds - leaving)
      : secondsLaterThanHours(plan, drivers, dragged, target, { seconds: cost.figures.seconds, leaving })
  return seconds < 30 ? undefined : `${formatDuration(seconds)} over hours`
}

const secondsOverHours = (route: Pick<Route, 'driverId'>, drivers: ReadonlyArray<Driver>, duration: number): number => {
  const limits = driverLimitsOf(route, drivers)
  return limits === undefined ? 0 : duration - (limits.latest - limits.earliest)
}

const secondsLaterThanHours = (
  plan: Plan,
  drivers: ReadonlyArray<Driver>,
  dragged: Dragged,
  target: DropTarget,
  { seconds, leaving }: { readonly seconds: number; readonly leaving: number },
): number => {
  const route = routeOf(plan, target)
  const limits = route && driverLimitsOf(route, drivers)
  if (route === undefined || limits === undefined) return 0
  const toSeconds = secondsIntoRouteDay(route)
  const [leaves, returns] = [toSeconds(route.start?.departure), toSeconds(route.end?.arrival)]
  const indexes = new Set(dragged.movingStops.map((stop) => O.toUndefined(findVisit(plan, stop))?.route.index))
  if (leaves === undefined || returns === undefined || (indexes.size > 1 && indexes.has(route.index))) return 0
  const change = seconds - (indexes.has(route.index) ? 0 : leaving)
  // Most routes are far from the end of the hours, and there are many.
  if (returns + change <= limits.latest) return 0
  const changes = arrivalChangesAfter(plan)(drivers)(dragged.prices)(dragged.movingStops)(target).value
  const returnsAfter = changes === undefined ? limits.earliest + (returns - leaves) + change : returns + changes.end
  return returnsAfter - Math.max(returns, limits.latest)
}

type LoadInput = {
  readonly dialog: { readonly stops: ReadonlyArray<StopId> }
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
}

/** The stops are counted as one block where they would go in, which matters where pickups and deliveries are mixed. */
export const loadAfterMove = (
  { dialog: { stops }, plan, drivers }: LoadInput,
  { visits, driverId }: Pick<Route, 'visits' | 'driverId'>,
  after: StopId | undefined,
): LoadLabel => {
  const stopOf = (id: StopId) => stopList.get(plan.stops, id)
  const others = visits.filter(({ id }) => !stops.includes(id))
  const position = others.findIndex(({ id }) => id === after) + 1
  const changes = [
    ...loadChangesOf({ visits: others.slice(0, position) }, stopOf),
    ...stops.flatMap((id) => stopOf(id)?.facts ?? []),
    ...loadChangesOf({ visits: others.slice(position) }, stopOf),
  ]
  return loadLabelOf(changes, driverLimitsOf({ driverId }, drivers)?.capacity)
}
