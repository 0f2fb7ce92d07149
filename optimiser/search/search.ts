import type { Random } from '../random'
import { findRelated, findNearest, type Instance, type Neighbours } from '../instance'
import { emptyCandidates, type Candidates } from './candidates'
import { emptyRemovalString, type RemovalString } from './removal-string'
import { emptyBestPosition, type BestPosition } from './best-position'
import { emptyPositionCache, type PositionCache } from './position-cache'
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

/** What the search works on. */
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
  /** vehicles whose route differs from `kept`, or from `best` */
  readonly changedVehicles: VehicleSet
  readonly changedSinceBest: VehicleSet
  /** stops that wait to be inserted */
  readonly waiting: StopBag
  readonly bestPosition: BestPosition
  readonly removalString: RemovalString
  /** how often a vehicle or place is skipped, so that the cheapest is not always taken */
  skipRate: number
  /** stops are inserted at any cost, in the hope that this makes a place for others */
  mustInsert: boolean
  /** the first of the stops around which strings are removed for a while, and for how many more steps */
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
    changedVehicles: vehicleSet.none(instance.vehicles),
    changedSinceBest: vehicleSet.none(instance.vehicles),
    waiting: stopBag.ofMost(instance.stops),
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
