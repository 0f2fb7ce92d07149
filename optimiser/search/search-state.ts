import type { Random } from '../random'
import { findRelated, findNearest, type Instance, type Neighbours } from '../instance'
import { emptyCandidates, type Candidates } from './candidates'
import { createStepKindRates, type StepKindRates } from './step-kinds'
import {
  takeSnapshot,
  createRoutes,
  recomputeRoute,
  stopBag,
  vehicleSet,
  type PlanSnapshot,
  type StopBag,
  type Routes,
  type VehicleSet,
  copyRoute,
  copyUnplanned,
  costWithUnplanned,
  NO_VEHICLE,
} from '../routes'

export const NO_STOP = -1

/** The state of a search, changed in place. */
export type Search = {
  readonly instance: Instance
  readonly nearest: Neighbours
  /** by stop: its neighbours in space and time */
  readonly relatedStops: Neighbours
  readonly random: Random
  /** the caller has cancelled, or time is up before there is a plan */
  readonly isStopped: () => boolean
  /** the plan that is being changed */
  readonly routes: Routes
  /** the plan before the change, and the cheapest plan so far */
  readonly accepted: PlanSnapshot
  readonly best: PlanSnapshot
  /** brings `accepted` up to date; does nothing unless steps run on linked lists */
  writeAccepted: () => void
  /** vehicles whose route differs from `accepted`, or from `best` */
  readonly changedVehicles: VehicleSet
  readonly changedSinceBest: VehicleSet
  /** stops that wait to be inserted */
  readonly waiting: StopBag
  readonly bestPosition: BestPosition
  readonly removalString: RemovalString
  /** how often a vehicle or position is skipped, so that the cheapest is not always taken */
  skipRate: number
  /** the share of positions that this step skips in each route */
  positionSkipRate: number
  /** stops are inserted at any cost, since others may then fit behind them or pay together with them */
  mustInsert: boolean
  /** the stop around which the next strings are removed; NO_STOP where it is drawn then */
  seedStop: number
  /** the first of the neighbouring stops around which strings are removed, and for how many more steps */
  readonly region: { first: number; stepsLeft: number }
  readonly candidates: Candidates
  readonly stepKindRates: StepKindRates
  readonly positionCache: PositionCache | undefined
  /** by stop: the least cost of sending a vehicle for it alone; negative where it is not computed yet */
  readonly aloneCost: Float64Array
}

export const createSearch = (
  instance: Instance,
  random: Random,
  isStopped: () => boolean,
  nearest: Neighbours = findNearest(instance, isStopped),
): Search => {
  const routes = createRoutes(instance)
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) recomputeRoute(instance, routes, vehicle)
  let relatedStops: Neighbours | undefined
  return {
    instance,
    nearest,
    // Computed on first use, since most problems never need it.
    get relatedStops() {
      relatedStops ??= findRelated(instance, isStopped)
      return relatedStops
    },
    random,
    isStopped,
    routes,
    accepted: takeSnapshot(routes),
    best: takeSnapshot(routes),
    writeAccepted: () => {},
    changedVehicles: vehicleSet.create(instance.vehicleCount),
    changedSinceBest: vehicleSet.create(instance.vehicleCount),
    waiting: stopBag.create(instance.stopCount),
    bestPosition: emptyBestPosition(),
    removalString: emptyRemovalString(),
    skipRate: 0,
    positionSkipRate: 0,
    mustInsert: false,
    seedStop: NO_STOP,
    region: { first: 0, stepsLeft: 0 },
    candidates: emptyCandidates(instance),
    stepKindRates: createStepKindRates(),
    positionCache: emptyPositionCache(instance),
    aloneCost: new Float64Array(instance.stopCount).fill(-1),
  }
}

/** By stop and vehicle: the best position of the stop in the vehicle's route, valid until the route changes. */
type PositionCache = {
  readonly version: Int32Array
  readonly precedingCount: Int32Array
  readonly cost: Float64Array
  readonly scratch: BestPosition
}

/** With more pairs than this, the memory is not worth it. */
const MAX_PAIRS = 8_000_000

const emptyPositionCache = ({ stopCount, vehicleCount }: Instance): PositionCache | undefined => {
  const pairs = stopCount * vehicleCount
  if (pairs > MAX_PAIRS) return undefined
  return {
    version: new Int32Array(pairs),
    precedingCount: new Int32Array(pairs),
    cost: new Float64Array(pairs),
    scratch: emptyBestPosition(),
  }
}

/**
 * A string to be removed: how many stops it removes, and how many it preserves in its middle. Changed in place, for
 * speed.
 */
export type RemovalString = { removedCount: number; preservedCount: number }

const emptyRemovalString = (): RemovalString => ({ removedCount: 0, preservedCount: 0 })

/**
 * The best position found so far for a stop: behind the first `precedingCount` stops of a vehicle, at this cost. The
 * route first goes to the vehicle `replacement`, unless that is NO_VEHICLE. Changed in place, for speed.
 */
export type BestPosition = { vehicle: number; precedingCount: number; cost: number; replacement: number }

export const emptyBestPosition = (): BestPosition => ({
  vehicle: NO_VEHICLE,
  precedingCount: 0,
  cost: Infinity,
  replacement: NO_VEHICLE,
})

/** A smaller gain may be a rounding error. */
const MIN_GAIN = 1e-7

/** Writes the routes that have changed since the best plan into it, if the plan that was just accepted is cheaper. */
export const updateBest = (search: Search, write: (vehicle: number) => void): void => {
  const { routes, best, changedSinceBest } = search
  for (let index = 0; index < search.changedVehicles.count; index += 1)
    vehicleSet.add(changedSinceBest, search.changedVehicles.list[index] ?? 0)
  if (routes.total >= best.total - MIN_GAIN) return
  for (let index = 0; index < changedSinceBest.count; index += 1) write(changedSinceBest.list[index] ?? 0)
  copyUnplanned(routes, best)
  vehicleSet.clear(changedSinceBest)
}

/** Accepts all routes as the current plan, without comparing costs. */
export const acceptAll = (search: Search): void => {
  const { instance, routes } = search
  vehicleSet.clear(search.changedVehicles)
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) vehicleSet.add(search.changedVehicles, vehicle)
  routes.total = costWithChanges(search)
  acceptChanges(search)
}

/** The cost of the accepted plan with the routes that were changed since. */
export const costWithChanges = ({ instance, routes, accepted, changedVehicles: { list, count } }: Search): number => {
  let total = accepted.total
  for (let index = 0; index < count; index += 1) {
    const vehicle = list[index] ?? 0
    total += (routes.cost[vehicle] ?? 0) - (accepted.cost[vehicle] ?? 0)
  }
  return costWithUnplanned(instance, total, accepted.unplanned, routes.unplanned)
}

/** Makes the changed routes those of the accepted plan. */
export const acceptChanges = (search: Search): void => {
  const { routes, accepted, best, changedVehicles } = search
  for (let index = 0; index < changedVehicles.count; index += 1)
    copyRoute(routes, accepted, changedVehicles.list[index] ?? 0)
  copyUnplanned(routes, accepted)
  updateBest(search, (vehicle) => copyRoute(routes, best, vehicle))
}
