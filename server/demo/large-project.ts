import { estimatedTravel, redrawRoute } from '../travel'
import { nextWorkingWeek, isoDateOf, type CalendarDate } from '../../src/domain/calendar'
import { summariseUpload, describeChange } from '../../src/domain/history'
import { emptyPlan, assemblePlan } from '../../src/domain/plan'
import type { Stop } from '../../src/domain/stop'
import { pluralise } from '../../src/domain/text'
import { addressPicker, shuffledCustomers } from './customers'
import { allCarriers } from './demo-carriers'
import type { DemoOrganisation } from './demo-organisation'
import type { DemoProject } from './demo-projects'
import { demoRoute } from './trips'
import { demoStop } from './demo-stop'
import { randomSource, type RandomSource } from './random-source'

const STOPS_PER_ROUTE = 50

/** Light stops and drivers with large vans (the first ones), so that the load of a route fits its van. */
const LIGHT_LOAD = { demand: [1] }
const LARGE_VAN_COUNT = 5

/**
 * In degrees: stops are moved up to this far from the addresses of the small register, because too many would share
 * one.
 */
const TOWN_SPREAD = { lat: 0.08, lng: 0.13 }

/** A project with the given number of stops: routes of fifty stops around the towns, without time slots. */
export const largeProject = (
  { drivers, headquarters: depot }: DemoOrganisation,
  stopCount: number,
  today: CalendarDate,
  creation: Pick<DemoProject, 'id' | 'createdAt'>,
): DemoProject => {
  const random = randomSource(stopCount)
  const pickAddress = addressPicker(random)
  const customers = shuffledCustomers(random)
  const days = nextWorkingWeek(today).map(isoDateOf)
  const trips = Array.from({ length: Math.ceil(stopCount / STOPS_PER_ROUTE) }, (_, index) => {
    const carrier = allCarriers[index % allCarriers.length]
    const town = carrier?.towns[random.integerBelow(carrier.towns.length)] ?? ''
    const firstIndex = index * STOPS_PER_ROUTE
    const stops = Array.from(
      { length: Math.min(STOPS_PER_ROUTE, stopCount - firstIndex) },
      (__, stopIndex): ReadonlyArray<Stop> => {
        const customer = customers[(firstIndex + stopIndex) % customers.length]
        if (customer === undefined) return []
        const address = pickAddress(town)
        return [
          demoStop(
            random,
            customer,
            { ...address, coordinates: displace(random, address.coordinates) },
            creation.createdAt,
            LIGHT_LOAD,
          ),
        ]
      },
    )
    return { index, carrier, stops: orderAroundCentre(stops.flat()) }
  })
  const routes = trips.flatMap(({ index, carrier, stops }) => {
    const [day, driver] = [days[index % days.length], drivers[index % LARGE_VAN_COUNT]]
    if (carrier === undefined || day === undefined || driver === undefined) return []
    return [redrawRoute(demoRoute({ index, day, carrier, driver, depot, stops }), estimatedTravel)]
  })
  const stops = trips.flatMap((trip) => trip.stops)
  const plan = assemblePlan(routes, stops, {})
  const description = describeChange(summariseUpload(emptyPlan, plan))
  return {
    ...creation,
    name: pluralise(stopCount, 'stop'),
    steps: [{ id: random.id(), plan, description, at: creation.createdAt }],
  }
}

type Point = { readonly lat: number; readonly lng: number }

const displace = (random: RandomSource, { lat, lng }: Point): Point => ({
  lat: lat + (random.integerBelow(2_001) / 1_000 - 1) * TOWN_SPREAD.lat,
  lng: lng + (random.integerBelow(2_001) / 1_000 - 1) * TOWN_SPREAD.lng,
})

/** Orders stops by their direction from their centre, so that the route hardly crosses itself. */
const orderAroundCentre = (stops: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
  const points = stops.flatMap(({ facts: { coordinates } }) => coordinates ?? [])
  const centre = {
    lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
    lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
  }
  const angle = ({ facts: { coordinates } }: Stop): number =>
    coordinates === undefined ? 0 : Math.atan2(coordinates.lat - centre.lat, coordinates.lng - centre.lng)
  return stops.toSorted((stop, otherStop) => angle(stop) - angle(otherStop))
}
