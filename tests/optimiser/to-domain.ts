import type * as E from 'fp-ts/Either'
import type { Plan, Problem } from '../../optimiser'
import {
  findLateVisits,
  travelFromTable,
  verifyPlan,
  type Violation,
  type ProposedPlan,
  type RouteProblem,
  type Sums,
  type Travel,
} from '../../src/domain/problem'

/** Any coordinates will do, as long as no two places share them. */
const spotOf = (place: number): { readonly lat: number; readonly lng: number } => ({ lat: place, lng: 0 })

const types = { delivery: 'Delivery', pickup: 'Pickup', service: 'Service' } as const

export const asRouteProblem = ({ stops, vehicles, weights }: Problem): RouteProblem => ({
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
  options: { weights: undefined, lateness: weights.lateness, budgetSeconds: undefined, seed: undefined },
})

export const asTravel = ({ places, seconds, metres }: Problem): Travel =>
  travelFromTable({ places: Array.from({ length: places }, (_, place) => spotOf(place)), seconds, metres })

export const asProposed = ({ routes, unplanned, metres, seconds }: Plan): ProposedPlan => ({
  routes: routes.map(({ vehicle, visits, ...times }) => ({
    ...times,
    vehicle: `v${vehicle}`,
    visits: visits.map(({ stop, ...visit }) => ({ ...visit, stop: `s${stop}` })),
  })),
  unplanned: unplanned.map((stop) => ({ stop: `s${stop}`, reasons: [], repairs: [] })),
  sharedRepairs: [],
  sums: { metres, seconds, late: 0, vehicles: routes.length, unplanned: unplanned.length },
})

/** What the domain's verifier says of an answer, which does not tell how late its visits are in all. */
export const verdict = (problem: Problem, plan: Plan): E.Either<ReadonlyArray<Violation>, Sums> => {
  const [asked, proposed] = [asRouteProblem(problem), asProposed(plan)]
  const late = findLateVisits(asked, proposed).reduce((sum, { by }) => sum + by, 0)
  return verifyPlan(asked, asTravel(problem), { ...proposed, sums: { ...proposed.sums, late } })
}
