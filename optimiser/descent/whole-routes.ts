import { NO_VEHICLE } from '../routes'
import { link, recordChange, recordVisit } from './link-nodes'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { costOfInsertion, setStopLoad } from './visit-or-leave-out'

/**
 * Sends an idle vehicle for an unvisited stop and for those unvisited stops near it that gain most, one after another.
 * Where all of them together do not pay for the vehicle, it stays idle. Returns whether it was sent.
 */
export const tryOpeningRoute = (penalisedRoutes: PenalisedRoutes, seed: number): boolean => {
  const { stopCount, vehicleCount, vehicleOf, unplannedCost, idleVehicle: vehicle } = penalisedRoutes
  if (vehicle === NO_VEHICLE) return false
  const { savedCost, changeCount, changedAt } = penalisedRoutes
  const changedBefore = changedAt[vehicle] ?? 0
  const start = stopCount + vehicle
  const stops: number[] = []
  let best: Insertion | undefined = {
    stop: seed,
    node: start,
    gain: (unplannedCost[seed] ?? 0) - costOfInsertion(penalisedRoutes, seed, start, Infinity),
  }
  let gain = 0
  while (best !== undefined) {
    gain += best.gain
    insert(penalisedRoutes, best)
    stops.push(best.stop)
    best = mostGainingInsertion(penalisedRoutes, stops, start)
  }
  if (gain >= MIN_GAIN) return true
  for (const stop of stops) vehicleOf[stop] = NO_VEHICLE
  link(penalisedRoutes, start, start + vehicleCount)
  recordChange(penalisedRoutes, vehicle, vehicle, 0)
  penalisedRoutes.savedCost = savedCost
  penalisedRoutes.changeCount = changeCount
  changedAt[vehicle] = changedBefore
  return false
}

type Insertion = { readonly stop: number; readonly node: number; readonly gain: number }

const insert = (penalisedRoutes: PenalisedRoutes, { stop, node, gain }: Insertion): void => {
  const { next, vehicleOf } = penalisedRoutes
  const after = next[node] ?? 0
  link(penalisedRoutes, node, stop)
  link(penalisedRoutes, stop, after)
  setStopLoad(penalisedRoutes, stop)
  recordVisit(penalisedRoutes, vehicleOf[node] ?? 0, 1, gain)
}

/** How many related stops of each stop of the route are tried. */
const NEAREST_COUNT = 12

/** The unvisited stop related to those of a route that gains most beside its related stop, if any gains. */
const mostGainingInsertion = (
  penalisedRoutes: PenalisedRoutes,
  stops: ReadonlyArray<number>,
  start: number,
): Insertion | undefined => {
  const { related, vehicleOf, prev } = penalisedRoutes
  let best: Insertion | undefined
  for (const visited of stops)
    for (let index = 1; index < Math.min(related.perStop, NEAREST_COUNT); index += 1) {
      const stop = related.list[visited * related.perStop + index] ?? 0
      if (vehicleOf[stop] !== NO_VEHICLE) continue
      best = betterInsertion(penalisedRoutes, stop, visited, best)
      best = betterInsertion(penalisedRoutes, stop, prev[visited] ?? start, best)
    }
  return best
}

/** The insertion of a stop behind a node, or the given one if that gains as much. */
const betterInsertion = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  node: number,
  best: Insertion | undefined,
): Insertion | undefined => {
  const value = penalisedRoutes.unplannedCost[stop] ?? 0
  const leastGain = best?.gain ?? MIN_GAIN
  const gain = value - costOfInsertion(penalisedRoutes, stop, node, value - leastGain)
  return gain > leastGain ? { stop, node, gain } : best
}

/** Leaves all stops of a vehicle unvisited if that is cheaper. Returns whether it was. */
export const tryDroppingRoute = (penalisedRoutes: PenalisedRoutes, vehicle: number): boolean => {
  const { stopCount, vehicleCount, next, visitCount, vehicleOf } = penalisedRoutes
  const { routeLegs, fixedCost, penalty, unplannedCost } = penalisedRoutes
  if (visitCount[vehicle] === 0) return false
  let saving = (routeLegs[vehicle] ?? 0) + (fixedCost[vehicle] ?? 0) + (penalty[vehicle] ?? 0)
  const start = stopCount + vehicle
  for (let stop = next[start] ?? 0; stop < stopCount; stop = next[stop] ?? 0) saving -= unplannedCost[stop] ?? 0
  if (saving < MIN_GAIN) return false
  for (let stop = next[start] ?? 0; stop < stopCount; stop = next[stop] ?? 0) vehicleOf[stop] = NO_VEHICLE
  link(penalisedRoutes, start, start + vehicleCount)
  recordChange(penalisedRoutes, vehicle, vehicle, saving)
  return true
}
