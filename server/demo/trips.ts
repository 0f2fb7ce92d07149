import type { Coordinates } from '../../src/domain/address'
import { type Driver, driverName } from '../../src/domain/driver'
import { driverOrCarrierFromDriver } from '../../src/domain/problem'
import { renumberVisits, type Route, secondsIntoRouteDay } from '../../src/domain/route'
import type { Stop } from '../../src/domain/stop'
import { scheduleRoute } from '../../src/domain/schedule'
import { emptyRoute, newVisitTo, ownerFromCarrier, type Carrier } from '../../src/domain/plan'
import { redrawRoute, type Travel } from '../travel'
import type { PickAddress, Customer } from './customers'
import { demoCarriers, type DemoCarrier } from './demo-carriers'
import { demoStop, slotAround } from './demo-stop'
import type { RandomSource } from './random-source'

const { greenHeart, southWing, northWing, east } = demoCarriers

const schedule: ReadonlyArray<
  readonly [dayIndex: number, carrier: DemoCarrier, driverIndex: number, stopCount: number]
> = [
  [0, greenHeart, 0, 12],
  [0, southWing, 1, 12],
  [0, northWing, 2, 12],
  [1, greenHeart, 0, 11],
  [1, southWing, 1, 11],
  [1, east, 3, 11],
  [2, northWing, 4, 11],
  [2, east, 3, 11],
]

export const PLANNED_STOP_COUNT = schedule.reduce((sum, [, , , stopCount]) => sum + stopCount, 0)

const TOWNS_PER_TRIP = 3

export type DemoInputs = {
  readonly random: RandomSource
  readonly pickAddress: PickAddress
  readonly drivers: ReadonlyArray<Driver>
  readonly depot: Coordinates
  /** the coming days, Monday first */
  readonly days: ReadonlyArray<string>
  readonly createdAt: string
  readonly travel: Pick<Travel, 'leg' | 'drive' | 'dataDate'>
}

/**
 * The trips of a planned project. They meet every time slot, because the slots are chosen after the route is known.
 */
export const demoTrips = (inputs: DemoInputs, customers: ReadonlyArray<Customer>): ReadonlyArray<Trip> => {
  const remainingCustomers = [...customers]
  return schedule.flatMap(([dayIndex, carrier, driverIndex, stopCount], index): ReadonlyArray<Trip> => {
    const [day, driver] = [inputs.days[dayIndex], inputs.drivers[driverIndex]]
    if (day === undefined || driver === undefined) return []
    const visits = pickVisits(carrier, remainingCustomers.splice(0, stopCount), inputs)
    const orderedVisits = orderByDrive(visits, inputs.depot, inputs.travel)
    const stops = orderedVisits.map(({ customer, address }) =>
      demoStop(inputs.random, customer, address, inputs.createdAt, { requestedDay: day }),
    )
    return [withTimeSlots({ index, day, carrier, driver, depot: inputs.depot, stops }, inputs)]
  })
}

const LAKE_TOWNS = ['Amsterdam', 'Lelystad', 'Enkhuizen', 'Hoorn']

/** A trip around the lake in the middle of the country, which the roads of dikes cross. */
export const lakeTrip = (inputs: DemoInputs, customers: ReadonlyArray<Customer>): ReadonlyArray<Trip> => {
  const [day, driver] = [inputs.days[0], inputs.drivers[0]]
  if (day === undefined || driver === undefined) return []
  const stops = LAKE_TOWNS.flatMap((town, index) => {
    const customer = customers[index]
    return customer === undefined
      ? []
      : [demoStop(inputs.random, customer, inputs.pickAddress(town), inputs.createdAt, { requestedDay: day })]
  })
  return [{ index: 0, day, carrier: northWing, driver, depot: inputs.depot, stops }]
}

/** The route of a trip, with path and times. */
export const drivenRoute = (trip: Trip, travel: DemoInputs['travel']): Route => {
  const stops = new Map(trip.stops.map((stop) => [stop.facts.id, stop]))
  const route = scheduleRoute(
    demoRoute(trip),
    (id) => stops.get(id),
    travel.leg,
    driverOrCarrierFromDriver(trip.driver),
  )
  return redrawRoute(route, travel)
}

const pickVisits = (
  { towns }: DemoCarrier,
  customers: ReadonlyArray<Customer>,
  { random, pickAddress }: DemoInputs,
) => {
  const first = random.integerBelow(towns.length)
  return customers.map((customer, index) => {
    const address = pickAddress(towns[(first + (index % TOWNS_PER_TRIP)) % towns.length] ?? '')
    return { customer, address, coordinates: address.coordinates }
  })
}

/** Gives half of the customers a time slot around their planned time. */
const withTimeSlots = (trip: Trip, { random, travel }: DemoInputs): Trip => {
  const route = drivenRoute(trip, travel)
  const toSeconds = secondsIntoRouteDay(route)
  return {
    ...trip,
    stops: trip.stops.map((stop, index): Stop => {
      const arrival = toSeconds(route.visits[index]?.arrival)
      if (arrival === undefined || !random.hasChance(50)) return stop
      return { ...stop, facts: { ...stop.facts, ...slotAround(arrival / 60, random) } }
    }),
  }
}

type Located = { readonly coordinates: Coordinates }

type DriveSeconds = (from: Coordinates, to: Coordinates) => number

/** Orders visits for a short round trip from the depot: nearest neighbour, then crossings removed. */
const orderByDrive = <A extends Located>(
  visits: ReadonlyArray<A>,
  depot: Coordinates,
  { leg }: Pick<Travel, 'leg'>,
): ReadonlyArray<A> => {
  const driveSeconds: DriveSeconds = (from, to) => leg(from, to)?.seconds ?? Infinity
  return removeCrossings(orderByNearest(visits, depot, driveSeconds), depot, driveSeconds)
}

const orderByNearest = <A extends Located>(
  visits: ReadonlyArray<A>,
  from: Coordinates,
  driveSeconds: DriveSeconds,
): ReadonlyArray<A> => {
  const [next, ...others] = visits.toSorted(
    (first, second) => driveSeconds(from, first.coordinates) - driveSeconds(from, second.coordinates),
  )
  return next === undefined ? [] : [next, ...orderByNearest(others, next.coordinates, driveSeconds)]
}

/** Reverses parts of the order as long as that shortens the trip. */
const removeCrossings = <A extends Located>(
  order: ReadonlyArray<A>,
  depot: Coordinates,
  driveSeconds: DriveSeconds,
): ReadonlyArray<A> => {
  for (let from = 0; from < order.length; from += 1)
    for (let to = from + 2; to <= order.length; to += 1) {
      const reversed = [...order.slice(0, from), ...order.slice(from, to).toReversed(), ...order.slice(to)]
      if (roundTripSeconds(reversed, depot, driveSeconds) < roundTripSeconds(order, depot, driveSeconds))
        return removeCrossings(reversed, depot, driveSeconds)
    }
  return order
}

const roundTripSeconds = (order: ReadonlyArray<Located>, depot: Coordinates, driveSeconds: DriveSeconds): number => {
  let [sum, from] = [0, depot]
  for (const { coordinates } of [...order, { coordinates: depot }]) {
    sum += driveSeconds(from, coordinates)
    from = coordinates
  }
  return sum
}

/** The stops of one driver on one day, and the ends of the route. */
export type Trip = {
  readonly index: number
  readonly day: string
  readonly carrier: Carrier
  readonly driver: Driver
  readonly depot: Coordinates
  readonly stops: ReadonlyArray<Stop>
}

/** The route of a trip, without path and times. */
export const demoRoute = ({ index, day, carrier, driver, depot, stops }: Trip): Route =>
  renumberVisits({
    ...emptyRoute(
      index,
      { ...ownerFromCarrier(carrier), driverId: driver.id, driverName: driverName(driver) },
      day,
      depot,
    ),
    visits: stops.map(({ facts }) => newVisitTo(facts)),
  })
