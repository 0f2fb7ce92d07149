import type { Random } from '../random'
import { findRelated, findNearest, type Instance, type Neighbours } from '../instance'
import { emptyCandidates, type Candidates } from './candidates'
import { emptyRemovalString, type RemovalString } from './removal-string'
import { emptyBestPosition, type BestPosition } from './best-position'
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
  readonly region: { first: number; left: number }
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
    region: { first: 0, left: 0 },
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
