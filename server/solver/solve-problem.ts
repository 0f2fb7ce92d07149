import {
  solve,
  type Options,
  type Progress as SolverProgress,
  type Route,
  type SolverInput,
  type SolverOutput,
  type Stop,
  type Vehicle as SolverVehicle,
} from '../../optimiser'
import type { Coordinates } from '../../src/domain/address'
import {
  findLegInTable,
  isVehicleReload,
  vehicleReloadsOf,
  rowLookup,
  type ProblemStop,
  type ProposedPlan,
  type RouteProblem,
  type Vehicle,
  type VehicleId,
} from '../../src/domain/problem'
import type { LegTable } from '../travel'
import { completePlan, type VehicleSequence } from './complete-plan'
import { costRatesFor, unplannedCost, type CostRates } from './cost-rates'
import { integerAmounts, type IntegerAmounts } from './loads'
import type { CurrentTour, Progress } from './solver'
import { startTimeCheck } from './time-check'
import { timeSlotRulesFor } from './time-slot-rules'

/** A problem with everything that is needed to solve it. */
export type SolveRequest = {
  readonly problem: RouteProblem
  readonly roads: LegTable
  readonly currentTours: ReadonlyArray<CurrentTour>
  readonly budget: Options['budget']
  readonly seed: number
  /** the sequences of another solver; without them, the problem is solved here */
  readonly sequences: ReadonlyArray<VehicleSequence> | undefined
}

export type SolveControl = {
  /** milliseconds */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

/** Solves a problem synchronously: it blocks its thread. */
export const solveProblem = (request: SolveRequest, control: SolveControl): ProposedPlan =>
  planFromSequences(request, findSequences(request, control).sequences, control)

/** The stops of each vehicle in order, and their total cost, which is 0 where another solver made the sequences. */
export type FoundSequences = { readonly sequences: ReadonlyArray<VehicleSequence>; readonly cost: number }

/** Solves the problem, unless the request has the sequences of another solver. */
export const findSequences = (request: SolveRequest, { onProgress, ...control }: SolveControl): FoundSequences => {
  const { problem, roads, currentTours, budget, seed, sequences } = request
  if (sequences !== undefined) return { sequences, cost: 0 }
  const solverInput = toSolverInput(problem, roads, costRatesOf(problem), currentTours)
  const reportProgress = ({ share, best }: SolverProgress): void => onProgress({ share, best })
  const solverOutput = solve(solverInput, { ...control, budget, seed, onProgress: reportProgress })
  return {
    sequences:
      solverOutput.routes.length > 0 ? fromSolverOutput(solverOutput, problem) : currentSequences(currentTours),
    cost: solverOutput.cost,
  }
}

/** The plan from the sequences, with further stops that fit, and the reasons for those that do not. */
export const planFromSequences = (
  { problem, roads, budget }: SolveRequest,
  sequences: FoundSequences['sequences'],
  control: SolveControl,
): ProposedPlan => {
  const costModel = {
    findLeg: findLegInTable(roads),
    costRates: costRatesOf(problem),
    slotRules: timeSlotRulesFor(problem),
  }
  // A budget in steps must give the same answer on every machine, so time does not limit it.
  const budgetMs = 'ms' in budget ? budget.ms : Infinity
  return completePlan(problem, sequences, costModel, startTimeCheck(control.signal, control.clock, budgetMs))
}

const costRatesOf = ({ options }: RouteProblem): CostRates => costRatesFor(options)

/** Translates a problem for the solver, which identifies stops, vehicles and places by index. */
export const toSolverInput = (
  problem: RouteProblem,
  roads: LegTable,
  costRates: CostRates,
  currentTours: ReadonlyArray<CurrentTour>,
): SolverInput => {
  const indexes = indexLookup(problem, roads)
  return {
    matrixSize: roads.places.length,
    seconds: roads.seconds,
    metres: roads.metres,
    stops: [
      ...problem.stops.map(toSolverStop(indexes, costRates)),
      ...reloadsIn(problem).map((reload): Stop => ({
        ...toSolverStop(indexes, costRates)(reload),
        kind: 'reload',
        unplannedCost: 0,
      })),
    ],
    vehicles: problem.vehicles.map(toSolverVehicle(indexes, costRates)),
    weights: {
      perSecond: costRates.perSecond,
      perMetre: costRates.perMetre,
      latenessWeight: costRates.latenessWeight,
      balance: costRates.balance,
      compactness: 0,
      change: currentTours.length > 0 ? costRates.change : 0,
    },
    ...(currentTours.length > 0 ? { currentRoutes: currentStopIndexes(problem, currentTours) } : {}),
  }
}

/** The reloads that the solver may use. A vehicle that keeps stops at their positions makes one trip. */
const reloadsIn = ({ stops, vehicles }: RouteProblem): ReadonlyArray<ProblemStop> => {
  const withFixedStops = new Set(stops.map(({ fixedPosition }) => fixedPosition?.vehicle))
  return vehicles.filter(({ id }) => !withFixedStops.has(id)).flatMap(vehicleReloadsOf)
}

type IndexLookup = {
  readonly matrixRowOf: (coordinates: Coordinates) => number
  readonly vehicleIndexOf: (vehicle: VehicleId) => number | undefined
  readonly amounts: IntegerAmounts
}

const indexLookup = (problem: RouteProblem, roads: LegTable): IndexLookup => {
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
    const { coordinates, type, demand, service, windows, allowedVehicles, fixedPosition } = stop
    const fixedVehicle = fixedPosition && vehicleIndexOf(fixedPosition.vehicle)
    return {
      matrixRow: matrixRowOf(coordinates),
      kind: stopKinds[type],
      demand: amounts.demand(demand),
      service,
      windows,
      unplannedCost: unplannedCost(costRates, stop),
      allowed: allowedVehicles?.flatMap((vehicle) => vehicleIndexOf(vehicle) ?? []),
      fixedPosition:
        fixedPosition === undefined || fixedVehicle === undefined
          ? undefined
          : { vehicle: fixedVehicle, position: fixedPosition.position },
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

const currentStopIndexes = (problem: RouteProblem, currentTours: ReadonlyArray<CurrentTour>) => {
  const { stops, vehicles } = problem
  const stopIndexes = new Map([...stops, ...reloadsIn(problem)].map(({ id }, index) => [id, index]))
  const tours = new Map(currentTours.map((tour) => [tour.vehicle, tour.stops]))
  return vehicles.map(({ id }) => (tours.get(id) ?? []).flatMap((stop) => stopIndexes.get(stop) ?? []))
}

/** The solver's plan, translated back to the ids of stops and vehicles. */
const fromSolverOutput = ({ routes }: SolverOutput, problem: RouteProblem): ReadonlyArray<VehicleSequence> => {
  const stops = [...problem.stops, ...reloadsIn(problem)]
  return routes.flatMap((route) => toSequence(route, stops, problem.vehicles))
}

/** The sequences of the current plan, without times. */
export const currentSequences = (currentTours: ReadonlyArray<CurrentTour>): ReadonlyArray<VehicleSequence> =>
  currentTours.map((tour) => ({ ...tour, route: undefined }))

const toSequence = (
  route: Route,
  stops: ReadonlyArray<ProblemStop>,
  vehicles: ReadonlyArray<Vehicle>,
): ReadonlyArray<VehicleSequence> => {
  const vehicle = vehicles[route.vehicle]?.id
  const visits = route.visits.flatMap(({ stop, ...times }) => {
    const problemStop = stops[stop]
    return problemStop === undefined ? [] : [{ stop: problemStop.id, ...times }]
  })
  return vehicle === undefined || visits.every(({ stop }) => isVehicleReload(stop))
    ? []
    : [{ vehicle, stops: visits.map(({ stop }) => stop), route: { ...route, vehicle, visits } }]
}
