import { dayCostOf, measureWaits } from './durations'
import { overloadWith } from './loads'
import type { PenalisedRoutes, VehicleSizes } from './penalised-routes'
import { visitCostOfRoute } from './legs-and-visit-costs'
import { NO_VEHICLE } from '../routes'

/**
 * Recomputes all values of a vehicle's route, after its links have changed: `head…` of the route up to a node, `tail…` of
 * the route from it on.
 */
export const measureRoute = (penalisedRoutes: PenalisedRoutes, vehicle: number): void => {
  const { stopCount, vehicleCount, visitCount, late, duration, dayCost, movedLoad } = penalisedRoutes
  const start = stopCount + vehicle
  const end = start + vehicleCount
  const wasIdle = visitCount[vehicle] === 0
  measureLegs(penalisedRoutes, vehicle, start, end)
  measureLoads(penalisedRoutes, vehicle, start, end)
  if (penalisedRoutes.hasTimeCosts) {
    measureHeads(penalisedRoutes, start, end)
    measureTails(penalisedRoutes, start, end)
    late[vehicle] = penalisedRoutes.headLate[end] ?? 0
  }
  if (penalisedRoutes.hasDurationCosts) {
    measureWaits(penalisedRoutes, start, end)
    const [wait, work] = [penalisedRoutes.headWait[end] ?? 0, penalisedRoutes.headWork[end] ?? 0]
    duration[vehicle] = work + wait
    dayCost[vehicle] = dayCostOf(penalisedRoutes, wait, work)
  }
  if (penalisedRoutes.sizes !== undefined) countIdle(penalisedRoutes.sizes, vehicle, wasIdle, visitCount[vehicle] === 0)
  movedLoad.fill(0)
  penalisedRoutes.overload[vehicle] = overloadWith(penalisedRoutes, vehicle, 0)
  penalisedRoutes.visitCosts[vehicle] = visitCostOfRoute(penalisedRoutes, vehicle)
  updatePenalty(penalisedRoutes, vehicle)
  penalisedRoutes.changedAt[vehicle] = penalisedRoutes.changeCount
  if (visitCount[vehicle] === 0 && penalisedRoutes.idleVehicle === NO_VEHICLE) penalisedRoutes.idleVehicle = vehicle
  else if (visitCount[vehicle] !== 0 && penalisedRoutes.idleVehicle === vehicle)
    penalisedRoutes.idleVehicle = visitCount.indexOf(0)
}

const countIdle = (
  { kindIndex, idleCount }: VehicleSizes,
  vehicle: number,
  wasIdle: boolean,
  isIdle: boolean,
): void => {
  const ownKind = kindIndex[vehicle] ?? 0
  idleCount[ownKind] = (idleCount[ownKind] ?? 0) + (isIdle ? 1 : 0) - (wasIdle ? 1 : 0)
}

export const updatePenalty = (penalisedRoutes: PenalisedRoutes, vehicle: number): void => {
  const { penalty, overload, late, dayCost, visitCosts, loadPenalty, latePenalty } = penalisedRoutes
  penalty[vehicle] =
    (overload[vehicle] ?? 0) * loadPenalty +
    (late[vehicle] ?? 0) * latePenalty +
    (dayCost[vehicle] ?? 0) +
    (visitCosts[vehicle] ?? 0)
}

const measureLegs = (penalisedRoutes: PenalisedRoutes, vehicle: number, start: number, end: number): void => {
  const { nodeCount, legCosts, next, vehicleOf, position, leg, headLegs, headReverseLegs } = penalisedRoutes
  let [legsSum, reverseLegs, count] = [0, 0, 0]
  vehicleOf[start] = vehicle
  headLegs[start] = 0
  headReverseLegs[start] = 0
  position[start] = 0
  let node = start
  while (node !== end) {
    const after = next[node] ?? 0
    const legCost = legCosts[node * nodeCount + after] ?? 0
    leg[node] = legCost
    legsSum += legCost
    reverseLegs += legCosts[after * nodeCount + node] ?? 0
    count += 1
    headLegs[after] = legsSum
    headReverseLegs[after] = reverseLegs
    position[after] = count
    vehicleOf[after] = vehicle
    node = after
  }
  penalisedRoutes.visitCount[vehicle] = count - 1
  penalisedRoutes.routeLegs[vehicle] = legsSum
}

const measureLoads = (
  { loadCount, next, headLoad, stopLoad, load }: PenalisedRoutes,
  vehicle: number,
  start: number,
  end: number,
): void => {
  for (let index = 0; index < loadCount; index += 1) {
    let sum = 0
    headLoad[start * loadCount + index] = 0
    for (let node = start; node !== end;) {
      node = next[node] ?? 0
      sum += stopLoad[node * loadCount + index] ?? 0
      headLoad[node * loadCount + index] = sum
    }
    load[vehicle * loadCount + index] = sum
  }
}

/** After a late stop, times go on as if it was served at its latest time, so that each lateness is penalised once. */
const measureHeads = (penalisedRoutes: PenalisedRoutes, start: number, end: number): void => {
  const { nodeCount, seconds, next, open, close, service, headDoneAt, headLate } = penalisedRoutes
  let done = open[start] ?? 0
  let late = 0
  let node = start
  headDoneAt[start] = done
  headLate[start] = 0
  while (node !== end) {
    const after = next[node] ?? 0
    done = Math.max(done + (seconds[node * nodeCount + after] ?? 0), open[after] ?? 0)
    const latest = close[after] ?? 0
    if (done > latest) {
      late += done - latest
      done = latest
    }
    done += service[after] ?? 0
    headDoneAt[after] = done
    headLate[after] = late
    node = after
  }
}

const measureTails = (penalisedRoutes: PenalisedRoutes, start: number, end: number): void => {
  const { nodeCount, seconds, prev, open, close, service, tailLatest, tailLate } = penalisedRoutes
  let last = close[end] ?? 0
  let late = 0
  let node = end
  tailLatest[end] = last
  tailLate[end] = 0
  while (node !== start) {
    const before = prev[node] ?? 0
    last = Math.min(last - (service[before] ?? 0) - (seconds[before * nodeCount + node] ?? 0), close[before] ?? 0)
    const earliest = open[before] ?? 0
    if (last < earliest) {
      late += earliest - last
      last = earliest
    }
    tailLatest[before] = last
    tailLate[before] = late
    node = before
  }
}

/** The penalties for a unit of load too much and for a second too late. */
export type Penalties = Pick<PenalisedRoutes, 'loadPenalty' | 'latePenalty'>

/** What the routes and the unvisited stops cost, penalties included. */
export const penalisedCost = (penalisedRoutes: PenalisedRoutes): number =>
  sumOfRoutes(penalisedRoutes, (vehicle) => penalisedRoutes.penalty[vehicle] ?? 0)

/** What the routes and the unvisited stops cost, without penalties. */
export const costWithoutPenalties = (penalisedRoutes: PenalisedRoutes): number => {
  const { dayCost, visitCosts } = penalisedRoutes
  return sumOfRoutes(penalisedRoutes, (vehicle) => (dayCost[vehicle] ?? 0) + (visitCosts[vehicle] ?? 0))
}

const sumOfRoutes = (
  { stopCount, vehicleCount, visitCount, routeLegs, fixedCost, vehicleOf, unplannedCost }: PenalisedRoutes,
  otherCostOf: (vehicle: number) => number,
): number => {
  let sum = 0
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1)
    if ((visitCount[vehicle] ?? 0) > 0)
      sum += (routeLegs[vehicle] ?? 0) + (fixedCost[vehicle] ?? 0) + otherCostOf(vehicle)
  for (let stop = 0; stop < stopCount; stop += 1) if ((vehicleOf[stop] ?? 0) < 0) sum += unplannedCost[stop] ?? 0
  return sum
}

export const scalePenalties = (penalisedRoutes: PenalisedRoutes, loadFactor: number, lateFactor: number): void => {
  penalisedRoutes.loadPenalty *= loadFactor
  penalisedRoutes.latePenalty *= lateFactor
  for (let vehicle = 0; vehicle < penalisedRoutes.vehicleCount; vehicle += 1) updatePenalty(penalisedRoutes, vehicle)
}
