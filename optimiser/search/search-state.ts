import type { Random } from '../random'
import { findRelated, findNearest, type Instance, type Neighbours } from '../instance'
import { emptyCandidates, type Candidates } from './candidates'
import {
  savePlan,
  createTours,
  recomputeRoute,
  stopBag,
  vehicleSet,
  type SavedPlan,
  type StopBag,
  type Tours,
  type VehicleSet,
  copyUnplanned,
} from '../tours'

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
  readonly tours: Tours
  /** the plan before the change, and the cheapest plan so far */
  readonly accepted: SavedPlan
  readonly best: SavedPlan
  /** vehicles whose route differs from `accepted`, or from `best` */
  readonly changedVehicles: VehicleSet
  readonly changedSinceBest: VehicleSet
  /** stops that wait to be inserted */
  readonly waiting: StopBag
  readonly bestPosition: BestPosition
  readonly removalString: RemovalString
  /** how often a vehicle or position is skipped, so that the cheapest is not always taken */
  skipRate: number
  /** stops are inserted at any cost, since others may then fit behind them */
  mustInsert: boolean
  /** the first of the neighbouring stops around which strings are removed, and for how many more steps */
  readonly region: { first: number; stepsLeft: number }
  readonly candidates: Candidates
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
  const tours = createTours(instance)
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) recomputeRoute(instance, tours, vehicle)
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
    tours,
    accepted: savePlan(tours),
    best: savePlan(tours),
    changedVehicles: vehicleSet.create(instance.vehicles),
    changedSinceBest: vehicleSet.create(instance.vehicles),
    waiting: stopBag.create(instance.stops),
    bestPosition: emptyBestPosition(),
    removalString: emptyRemovalString(),
    skipRate: 0,
    mustInsert: false,
    region: { first: 0, stepsLeft: 0 },
    candidates: emptyCandidates(instance),
    positionCache: emptyPositionCache(instance),
    aloneCost: new Float64Array(instance.stops).fill(-1),
  }
}

/** By stop and vehicle: the best position of the stop in the vehicle's route, valid until the route changes. */
type PositionCache = {
  readonly version: Int32Array
  readonly before: Int32Array
  readonly cost: Float64Array
  readonly scratch: BestPosition
}

/** With more pairs than this, the memory is not worth it. */
const MAX_PAIRS = 8_000_000

const emptyPositionCache = ({ stops, vehicles }: Instance): PositionCache | undefined => {
  const pairs = stops * vehicles
  if (pairs > MAX_PAIRS) return undefined
  return {
    version: new Int32Array(pairs),
    before: new Int32Array(pairs),
    cost: new Float64Array(pairs),
    scratch: emptyBestPosition(),
  }
}

/**
 * A string to be removed: how many stops it removes, and how many it preserves in its middle. Changed in place, for
 * speed.
 */
export type RemovalString = { length: number; preserved: number }

const emptyRemovalString = (): RemovalString => ({ length: 0, preserved: 0 })

/**
 * The best position found so far for a stop: behind the first `before` stops of a vehicle, at this cost. Changed in
 * place, for speed.
 */
export type BestPosition = { vehicle: number; before: number; cost: number }

const emptyBestPosition = (): BestPosition => ({ vehicle: -1, before: 0, cost: Infinity })

/** A smaller gain may be a rounding error. */
const MIN_GAIN = 1e-7

/** Writes the routes that have changed since the best plan into it, if the plan that was just accepted is cheaper. */
export const updateBest = (search: Search, write: (vehicle: number) => void): void => {
  const { tours, best, changedSinceBest } = search
  for (let index = 0; index < search.changedVehicles.count; index += 1)
    vehicleSet.add(changedSinceBest, search.changedVehicles.list[index] ?? 0)
  if (tours.total >= best.total - MIN_GAIN) return
  for (let index = 0; index < changedSinceBest.count; index += 1) write(changedSinceBest.list[index] ?? 0)
  copyUnplanned(tours, best)
  vehicleSet.clear(changedSinceBest)
}
