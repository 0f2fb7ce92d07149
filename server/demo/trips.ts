import type { Coordinates } from '../../src/domain/address'
import type { Driver } from '../../src/domain/driver'
import { driverOrCarrierFromDriver } from '../../src/domain/problem'
import { routeClockOf, type Route } from '../../src/domain/route'
import type { Stop } from '../../src/domain/stop'
import { estimatedTravel, redrawn, withTimes } from '../travel'
import type { Addresses } from './address-picker'
import { demoCarriers, type DemoCarrier } from './demo-carriers'
import type { Customer } from './customers'
import { demoRoute, type Trip } from './demo-route'
import { demoStop } from './demo-stop'
import type { Dice } from './random-source'
import { inShortOrder } from './order-by-drive'
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
const TOWNS = 3

/** What the demo projects are made from. */
export type Supplies = {
  readonly dice: Dice
  readonly addressIn: Addresses
  readonly drivers: ReadonlyArray<Driver>
  readonly home: Coordinates
  /** the coming days, Monday first */
  readonly days: ReadonlyArray<string>
  readonly createdAt: string
}

/** The planned routes of a project. They keep every time slot, since the slots are chosen after the route is known. */
export const demoTrips = (supplies: Supplies, customers: ReadonlyArray<Customer>): ReadonlyArray<Trip> => {
  const left = [...customers]
  return schedule.flatMap(([nthDay, carrier, nthDriver, count], index): ReadonlyArray<Trip> => {
    const [day, driver] = [supplies.days[nthDay], supplies.drivers[nthDriver]]
    if (day === undefined || driver === undefined) return []
    const calls = callsIn(carrier, left.splice(0, count), supplies)
    const inOrder = inShortOrder(calls, supplies.home, estimatedTravel)
    const stops = inOrder.map(({ customer, address }) =>
      demoStop(supplies.dice, customer, address, supplies.createdAt, { requestedDay: day }),
    )
    return [promised({ index, day, carrier, driver, home: supplies.home, stops }, supplies.dice)]
  })
}

/** The route of a trip, with its line and its times. */
export const drivenRoute = (trip: Trip): Route => {
  const stops = new Map(trip.stops.map((stop) => [stop.id, stop]))
  const route = withTimes(demoRoute(trip), (id) => stops.get(id), estimatedTravel, driverOrCarrierFromDriver(trip.driver))
  return redrawn(route, estimatedTravel)
}

const callsIn = ({ towns }: DemoCarrier, customers: ReadonlyArray<Customer>, { dice, addressIn }: Supplies) => {
  const first = dice.below(towns.length)
  return customers.map((customer, nth) => {
    const address = addressIn(towns[(first + (nth % TOWNS)) % towns.length] ?? '')
    return { customer, address, at: address.at }
  })
}

/** Gives half of the customers a time slot around the time at which the route visits them anyway. */
const promised = (trip: Trip, dice: Dice): Trip => {
  const route = drivenRoute(trip)
  const clock = routeClockOf(route)
  return {
    ...trip,
    stops: trip.stops.map((stop, nth): Stop => {
      const arrival = clock(route.visits[nth]?.arrival)
      return arrival === undefined || !dice.falls(50) ? stop : { ...stop, ...slotAround(arrival / 60, dice) }
    }),
  }
}
