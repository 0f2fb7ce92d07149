import type { Route, SolverInput, SolverOutput, Stop, Vehicle as SolverVehicle } from '../../optimiser'
import type { Coordinates } from '../../src/domain/address'
import type { ProblemStop, RouteProblem, Vehicle, VehicleId } from '../../src/domain/problem'
import { rowLookup, type RoadTable } from '../travel'
import { unplannedCost, type CostRates } from './cost-rates'
import type { VehicleSequence } from './draft-plan'
import { integerAmounts, type IntegerAmounts } from './integer-amounts'
import type { PresentTour } from './solver'

/** Translates a problem for the solver, which identifies stops, vehicles and places by index. */
export const toSolverInput = (
  problem: RouteProblem,
  roads: RoadTable,
  costRates: CostRates,
  present: ReadonlyArray<PresentTour>,
): SolverInput => {
  const indexes = indexLookup(problem, roads)
  return {
    matrixSize: roads.places.length,
    seconds: roads.seconds,
    metres: roads.metres,
    stops: problem.stops.map(toSolverStop(indexes, costRates)),
    vehicles: problem.vehicles.map(toSolverVehicle(indexes, costRates)),
    weights: {
      perSecond: costRates.perSecond,
      perMetre: costRates.perMetre,
      lateness: costRates.perLateSecond,
      balance: costRates.balance,
      compactness: 0,
      change: present.length > 0 ? costRates.change : 0,
    },
    ...(present.length > 0 ? { present: presentRoutes(problem, present) } : {}),
  }
}

type IndexLookup = {
  readonly matrixRowOf: (coordinates: Coordinates) => number
  readonly vehicleIndexOf: (vehicle: VehicleId) => number | undefined
  readonly amounts: IntegerAmounts
}

const indexLookup = (problem: RouteProblem, roads: RoadTable): IndexLookup => {
  const findRow = rowLookup(roads.places)
  const vehicles = new Map(problem.vehicles.map(({ id }, index) => [id, index]))
  return {
    matrixRowOf: (coordinates) => {
      const row = findRow(coordinates)
      if (row === undefined) throw new Error('There is a place that the roads were not asked for.')
      return row
    },
    vehicleIndexOf: (vehicle) => vehicles.get(vehicle),
    amounts: integerAmounts(problem),
  }
}

const stopKinds = { Delivery: 'delivery', Pickup: 'pickup', Service: 'service' } as const

const toSolverStop =
  ({ matrixRowOf, vehicleIndexOf, amounts }: IndexLookup, costRates: CostRates) =>
  (stop: ProblemStop): Stop => {
    const { coordinates, type, demand, service, windows, allowedVehicles, pin } = stop
    const pinnedVehicle = pin && vehicleIndexOf(pin.vehicle)
    return {
      matrixRow: matrixRowOf(coordinates),
      kind: stopKinds[type],
      demand: amounts.demand(demand),
      service,
      windows,
      unplannedCost: unplannedCost(costRates, stop),
      allowed: allowedVehicles?.flatMap((vehicle) => vehicleIndexOf(vehicle) ?? []),
      pin:
        pin === undefined || pinnedVehicle === undefined ? undefined : { vehicle: pinnedVehicle, position: pin.place },
    }
  }

const toSolverVehicle =
  ({ matrixRowOf, amounts }: IndexLookup, costRates: CostRates) =>
  ({ start, end, earliest, latest, capacity, breaks }: Vehicle): SolverVehicle => ({
    start: matrixRowOf(start),
    end: matrixRowOf(end),
    earliest,
    latest,
    capacity: amounts.capacity(capacity),
    breaks: breaks.map(({ window, length }) => ({ ...window, length })),
    fixedCost: costRates.vehicle,
  })

const presentRoutes = ({ stops, vehicles }: RouteProblem, present: ReadonlyArray<PresentTour>) => {
  const stopIndexes = new Map(stops.map(({ id }, index) => [id, index]))
  const tours = new Map(present.map((tour) => [tour.vehicle, tour.stops]))
  return vehicles.map(({ id }) => (tours.get(id) ?? []).flatMap((stop) => stopIndexes.get(stop) ?? []))
}

/** The solver's plan, translated back to the ids of stops and vehicles. */
export const fromSolverOutput = ({ routes }: SolverOutput, problem: RouteProblem): ReadonlyArray<VehicleSequence> =>
  routes.flatMap((route) => toSequence(route, problem))

/** The sequences of the present plan, without times. */
export const presentSequences = (present: ReadonlyArray<PresentTour>): ReadonlyArray<VehicleSequence> =>
  present.map((tour) => ({ ...tour, route: undefined }))

const toSequence = (route: Route, { stops, vehicles }: RouteProblem): ReadonlyArray<VehicleSequence> => {
  const vehicle = vehicles[route.vehicle]?.id
  const visits = route.visits.flatMap(({ stop, ...times }) => {
    const problemStop = stops[stop]
    return problemStop === undefined ? [] : [{ stop: problemStop.id, ...times }]
  })
  return vehicle === undefined || visits.length === 0
    ? []
    : [{ vehicle, stops: visits.map(({ stop }) => stop), route: { ...route, vehicle, visits } }]
}
