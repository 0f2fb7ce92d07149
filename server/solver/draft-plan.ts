import * as E from 'fp-ts/Either'
import type {
  UnplannedProblemStop,
  ProblemStop,
  ProposedPlan,
  ProposedRoute,
  RouteProblem,
  Travel,
  Vehicle,
  VehicleId,
} from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'
import type { Roadmap } from './cost-model'
import { overload } from './overload'
import { timetableOf } from './timetable'
import { idle, metresOf, routeOf, tourOf, type Tour } from './tour'

/** A plan that is being finished: the tours so far, and the stops on no tour. */
export type Draft = {
  readonly tours: Map<VehicleId, Tour>
  readonly waiting: Set<StopId>
  /** the routes with the times of the solver, as long as no stop is added to them */
  readonly asSolved: Map<VehicleId, ProposedRoute>
}

/** The stops of a vehicle in order, perhaps with times. */
export type Order = Pick<ProposedRoute, 'vehicle'> & {
  readonly stops: ReadonlyArray<StopId>
  readonly route: ProposedRoute | undefined
}

/** Makes tours from the orders. An order that breaks or roads make impossible is kept as far as possible. */
export const draftOf = ({ stops, vehicles }: RouteProblem, orders: ReadonlyArray<Order>, travel: Travel): Draft => {
  const stopOf = new Map(stops.map((stop) => [stop.id, stop]))
  const ordered = new Map(orders.map((order) => [order.vehicle, order]))
  const waiting = new Set(stopOf.keys())
  const asSolved = new Map<VehicleId, ProposedRoute>()
  const tours = vehicles.map((vehicle) => {
    const order = ordered.get(vehicle.id)
    const asked = (order?.stops ?? []).flatMap((id) => (waiting.delete(id) ? (stopOf.get(id) ?? []) : []))
    const tour = tourBy(vehicle, asked, order?.route, travel)
    if (order?.route !== undefined && tour.stops.length === asked.length) asSolved.set(vehicle.id, order.route)
    for (const { id } of asked.filter((stop) => !tour.stops.includes(stop))) waiting.add(id)
    return [vehicle.id, tour] as const
  })
  return { tours: new Map(tours), waiting, asSolved }
}

/**
 * The tour of an order, without stops that this vehicle may not visit, and as far as there is time and room. The
 * solver's times are used where there are any.
 */
const tourBy = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  route: ProposedRoute | undefined,
  travel: Travel,
): Tour => {
  if (stops.length === 0) return idle(vehicle)
  const welcome = stops.filter((stop, place) => isKept(stop, vehicle, place))
  if (welcome.length < stops.length) return tourBy(vehicle, welcome, undefined, travel)
  if (route !== undefined) return timedLater(vehicle, stops, route, travel)
  return asFarAsItGoes(vehicle, stops, travel)
}

/**
 * The longest possible beginning of the order. It is found by halving, since there may be thousands of stops too many.
 */
const asFarAsItGoes = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, travel: Travel): Tour => {
  let tour = idle(vehicle)
  let tooMany = stops.length + 1
  for (let some = stops.length; some > tour.stops.length; some = (tour.stops.length + tooMany) >> 1) {
    const first = stops.slice(0, some)
    const timed = timetableOf(vehicle, first, travel)
    if (E.isRight(timed) && overload(vehicle, first) === 0) tour = tourOf(vehicle, first, timed.right, travel)
    else tooMany = some
  }
  return tour
}

/** Uses the times of the solver; our own are calculated only if another stop is to be added. */
const timedLater = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  route: ProposedRoute,
  travel: Travel,
): Tour => {
  let known: Tour | undefined
  const timed = (): Tour => {
    known ??= tourOf(
      vehicle,
      stops,
      E.getOrElse(() => ({ route, metres: metresOf(vehicle, stops, travel) }))(timetableOf(vehicle, stops, travel)),
      travel,
    )
    return known
  }
  return {
    vehicle,
    stops,
    get kept() {
      return timed().kept
    },
    get timetable() {
      return timed().timetable
    },
    get deadlines() {
      return timed().deadlines
    },
  }
}

const isKept = ({ pin, allowedVehicles }: ProblemStop, { id }: Vehicle, place: number): boolean =>
  (pin === undefined || (pin.vehicle === id && (pin.place ?? place + 1) === place + 1)) &&
  allowedVehicles?.includes(id) !== false

export const planOf = (
  { tours, waiting, asSolved }: Draft,
  told: ReadonlyMap<StopId, Omit<UnplannedProblemStop, 'stop'>>,
  { travel, slots }: Pick<Roadmap, 'travel' | 'slots'>,
): Omit<ProposedPlan, 'helps'> => {
  const driven = [...tours.values()].flatMap((tour) => {
    const route = asSolved.get(tour.vehicle.id)
    return route === undefined
      ? (routeOf(tour, { travel, slots }) ?? [])
      : { route, metres: metresOf(tour.vehicle, tour.stops, travel) }
  })
  const unplanned = [...waiting].map((stop) => ({ stop, reasons: [], repairs: [], ...told.get(stop) }))
  return {
    routes: driven.map(({ route }) => route),
    unplanned,
    sums: {
      metres: driven.reduce((sum, { metres }) => sum + metres, 0),
      seconds: driven.reduce((sum, { route }) => sum + route.returns - route.leaves, 0),
      late: driven.reduce((sum, { route }) => sum + slots.lateIn(route), 0),
      vehicles: driven.length,
      unplanned: unplanned.length,
    },
  }
}
