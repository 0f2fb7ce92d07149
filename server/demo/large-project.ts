import { estimatedTravel, redrawn } from '../travel'
import { nextWorkingWeek, isoDateOf, type CalendarDate } from '../../src/domain/calendar'
import { summariseUpload, describeChange } from '../../src/domain/history'
import { emptyPlan, assemblePlan } from '../../src/domain/plan'
import type { Stop } from '../../src/domain/stop'
import { pluralise } from '../../src/domain/text'
import { dealtAddresses } from './address-picker'
import { allCarriers } from './demo-carriers'
import { customersBy } from './customers'
import type { DemoOrganisation } from './demo-organisation'
import type { DemoProject } from './demo-projects'
import { demoRoute } from './demo-route'
import { demoStop } from './demo-stop'
import { diceOf, type Dice } from './random-source'

const STOPS_A_ROUTE = 50

/** Light stops and the drivers with large vans (the first ones), so that the load of a route fits its van. */
const LIGHT = { demand: [1] }
const LARGE_VANS = 5

/**
 * Stops are moved up to so many degrees from the addresses of the register: it is small, and they would share doors.
 */
const ABOUT_TOWN = { lat: 0.08, lng: 0.13 }

/** A project with as many stops as asked for: routes of fifty stops around the towns, without time slots. */
export const largeProject = (
  { drivers, at: home }: DemoOrganisation,
  size: number,
  today: CalendarDate,
  born: Pick<DemoProject, 'id' | 'createdAt'>,
): DemoProject => {
  const dice = diceOf(size)
  const addressIn = dealtAddresses(dice)
  const customers = customersBy(dice)
  const days = nextWorkingWeek(today).map(isoDateOf)
  const rounds = Array.from({ length: Math.ceil(size / STOPS_A_ROUTE) }, (_, index) => {
    const carrier = allCarriers[index % allCarriers.length]
    const town = carrier?.towns[dice.below(carrier.towns.length)] ?? ''
    const first = index * STOPS_A_ROUTE
    const stops = Array.from({ length: Math.min(STOPS_A_ROUTE, size - first) }, (__, nth): ReadonlyArray<Stop> => {
      const customer = customers[(first + nth) % customers.length]
      if (customer === undefined) return []
      const address = addressIn(town)
      return [demoStop(dice, customer, { ...address, at: aside(dice, address.at) }, born.createdAt, LIGHT)]
    })
    return { index, carrier, stops: aroundTheirMiddle(stops.flat()) }
  })
  const routes = rounds.flatMap(({ index, carrier, stops }) => {
    const [day, driver] = [days[index % days.length], drivers[index % LARGE_VANS]]
    if (carrier === undefined || day === undefined || driver === undefined) return []
    return [redrawn(demoRoute({ index, day, carrier, driver, home, stops }), estimatedTravel)]
  })
  const stops = rounds.flatMap((round) => round.stops)
  const plan = assemblePlan(routes, stops, {})
  const words = describeChange(summariseUpload(emptyPlan, plan))
  return {
    ...born,
    name: pluralise(size, 'stop'),
    steps: [{ id: dice.id(), plan, words, at: born.createdAt }],
  }
}

type Place = { readonly lat: number; readonly lng: number }

const aside = (dice: Dice, { lat, lng }: Place): Place => ({
  lat: lat + (dice.below(2_001) / 1_000 - 1) * ABOUT_TOWN.lat,
  lng: lng + (dice.below(2_001) / 1_000 - 1) * ABOUT_TOWN.lng,
})

/** Orders stops by their direction from their middle, so that the route hardly crosses itself. */
const aroundTheirMiddle = (stops: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
  const places = stops.flatMap(({ coordinates }) => coordinates ?? [])
  const middle = {
    lat: places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
    lng: places.reduce((sum, { lng }) => sum + lng, 0) / places.length,
  }
  const angle = ({ coordinates }: Stop): number => (coordinates === undefined ? 0 : Math.atan2(coordinates.lat - middle.lat, coordinates.lng - middle.lng))
  return stops.toSorted((one, other) => angle(one) - angle(other))
}
