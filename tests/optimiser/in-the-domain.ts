import type { Plan, Problem } from '../../optimiser'
import type { ProposedPlan, RouteProblem, Travel } from '../../src/domain/problem'
import { travelByTable } from '../../src/domain/problem'

/** Any coordinates will do, as long as no two places share them. */
const spotOf = (place: number): { readonly lat: number; readonly lng: number } => ({ lat: place, lng: 0 })

const types = { delivery: 'Delivery', pickup: 'Pickup', service: 'Service' } as const

export const asRouteProblem = ({ stops, vehicles }: Problem): RouteProblem => ({
  stops: stops.map((stop, index) => ({
    id: `s${index}`,
    at: spotOf(stop.place),
    type: types[stop.kind],
    demand: stop.demand,
    service: stop.service,
    windows: stop.windows,
    priority: 'Regular',
    allowedVehicles: stop.allowed?.map((vehicle) => `v${vehicle}`),
    pin: stop.pin && { vehicle: `v${stop.pin.vehicle}`, place: stop.pin.place },
  })),
  vehicles: vehicles.map((vehicle, index) => ({
    id: `v${index}`,
    name: `v${index}`,
    day: undefined,
    start: spotOf(vehicle.start),
    end: spotOf(vehicle.end),
    earliest: vehicle.earliest,
    latest: vehicle.latest,
    capacity: vehicle.capacity,
    breaks: vehicle.breaks.map(({ from, to, length }) => ({ window: { from, to }, length })),
  })),
  options: { weights: undefined, lateness: undefined, budgetSeconds: undefined, seed: undefined },
})

export const asTravel = ({ places, seconds, metres }: Problem): Travel =>
  travelByTable({ places: Array.from({ length: places }, (_, place) => spotOf(place)), seconds, metres })

export const asProposed = ({ routes, unplanned, metres, seconds }: Plan): ProposedPlan => ({
  routes: routes.map(({ vehicle, visits, ...times }) => ({
    ...times,
    vehicle: `v${vehicle}`,
    visits: visits.map(({ stop, ...visit }) => ({ ...visit, stop: `s${stop}` })),
  })),
  unplanned: unplanned.map((stop) => ({ stop: `s${stop}`, reasons: [], repairs: [] })),
  helps: [],
  sums: { metres, seconds, late: 0, vehicles: routes.length, unplanned: unplanned.length },
})
