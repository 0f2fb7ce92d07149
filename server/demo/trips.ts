import type { Coordinates } from '../../src/domain/address'
import type { Driver } from '../../src/domain/driver'
import { driverOrCarrierFromDriver } from '../../src/domain/problem'
import { routeClockOf, type Route } from '../../src/domain/route'
import type { Stop } from '../../src/domain/stop'
import { estimatedTravel, redrawRoute, withTimes } from '../travel'
import type { PickAddress } from './address-picker'
import { demoCarriers, type DemoCarrier } from './demo-carriers'
import type { Customer } from './customers'
import { demoRoute, type Trip } from './demo-route'
import { demoStop } from './demo-stop'
import type { RandomSource } from './random-source'
import { orderByDrive } from './order-by-drive'
import { slotAround } from './time-slots'

const { greenHeart, southWing, northWing, east } = demoCarriers

/** Which carrier goes out on which day, with which driver, to how many customers. */
const schedule: ReadonlyArray<readonly [day: number, carrier: DemoCarrier, driver: number, stops: number]> = [
  [0, greenHeart, 0, 12],
  [0, southWing, 1, 12],
  [0, northWing, 2, 12],
  [1, greenHeart, 0, 11],
  [1, southWing, 1, 11],
  [1, east, 3, 11],
  [2, northWing, 4, 11],
  [2, east, 3, 11],
]

export const TRIP_STOPS = schedule.reduce((sum, [, , , stops]) => sum + stops, 0)

/** How many towns one van visits in a day. */
const TOWNS_PER_TRIP = 3

/** What the demo projects are made from. */
export type DemoInputs = {
  readonly random: RandomSource
  readonly pickAddress: PickAddress
  readonly drivers: ReadonlyArray<Driver>
  readonly home: Coordinates
  /** the coming days, Monday first */
  readonly days: ReadonlyArray<string>
  readonly createdAt: string
}

/** The planned routes of a project. They keep every time slot, since the slots are chosen after the route is known. */
export const demoTrips = (inputs: DemoInputs, customers: ReadonlyArray<Customer>): ReadonlyArray<Trip> => {
  const remainingCustomers = [...customers]
  return schedule.flatMap(([dayIndex, carrier, driverIndex, count], index): ReadonlyArray<Trip> => {
    const [day, driver] = [inputs.days[dayIndex], inputs.drivers[driverIndex]]
    if (day === undefined || driver === undefined) return []
    const visits = pickVisits(carrier, remainingCustomers.splice(0, count), inputs)
    const orderedVisits = orderByDrive(visits, inputs.home, estimatedTravel)
    const stops = orderedVisits.map(({ customer, address }) =>
      demoStop(inputs.random, customer, address, inputs.createdAt, { requestedDay: day }),
    )
    return [withTimeSlots({ index, day, carrier, driver, home: inputs.home, stops }, inputs.random)]
  })
}

/** The route of a trip, with its line and its times. */
export const drivenRoute = (trip: Trip): Route => {
  const stops = new Map(trip.stops.map((stop) => [stop.id, stop]))
  const route = withTimes(
    demoRoute(trip),
    (id) => stops.get(id),
    estimatedTravel,
    driverOrCarrierFromDriver(trip.driver),
  )
  return redrawRoute(route, estimatedTravel)
}

const pickVisits = (
  { towns }: DemoCarrier,
  customers: ReadonlyArray<Customer>,
  { random, pickAddress }: DemoInputs,
) => {
  const first = random.integerBelow(towns.length)
  return customers.map((customer, index) => {
    const address = pickAddress(towns[(first + (index % TOWNS_PER_TRIP)) % towns.length] ?? '')
    return { customer, address, at: address.at }
  })
}

/** Gives half of the customers a time slot around the time at which the route visits them anyway. */
const withTimeSlots = (trip: Trip, random: RandomSource): Trip => {
  const route = drivenRoute(trip)
  const clock = routeClockOf(route)
  return {
    ...trip,
    stops: trip.stops.map((stop, index): Stop => {
      const arrival = clock(route.visits[index]?.arrival)
      return arrival === undefined || !random.hasChance(50) ? stop : { ...stop, ...slotAround(arrival / 60, random) }
    }),
  }
}
