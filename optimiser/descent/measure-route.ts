import type { PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'

/** Recomputes all values of a vehicle's route, after its links have changed. */
export const measureRoute = (penalisedRoutes: PenalisedRoutes, vehicle: number): void => {
  const { stopCount, vehicleCount, visitCount, load, late, penalty } = penalisedRoutes
  const start = stopCount + vehicle
  const end = start + vehicleCount
  measureLegs(penalisedRoutes, vehicle, start, end)
  if (penalisedRoutes.canBeLate) {
    measureHeads(penalisedRoutes, start, end)
    measureTails(penalisedRoutes, start, end)
  }
  load[vehicle] = penalisedRoutes.headLoad[end] ?? 0
  late[vehicle] = penalisedRoutes.headLate[end] ?? 0
  penalty[vehicle] = penaltyOf(penalisedRoutes, load[vehicle] ?? 0, late[vehicle] ?? 0)
  penalisedRoutes.changedAt[vehicle] = penalisedRoutes.changeCount
  if (visitCount[vehicle] === 0 && penalisedRoutes.idleVehicle === NO_VEHICLE) penalisedRoutes.idleVehicle = vehicle
  else if (visitCount[vehicle] !== 0 && penalisedRoutes.idleVehicle === vehicle)
    penalisedRoutes.idleVehicle = visitCount.indexOf(0)
}

export const penaltyOf = (
  { capacity, loadPenalty, latePenalty }: PenalisedRoutes,
  load: number,
  late: number,
): number => (load > capacity ? (load - capacity) * loadPenalty : 0) + late * latePenalty

const measureLegs = (penalisedRoutes: PenalisedRoutes, vehicle: number, start: number, end: number): void => {
  const { nodeCount, metres, next, vehicleOf, position, leg, headLoad, headMetres, headReverseMetres, stopLoad } =
    penalisedRoutes
  let [load, metresSum, reverseMetres, count] = [0, 0, 0, 0]
  vehicleOf[start] = vehicle
  headLoad[start] = 0
  headMetres[start] = 0
  headReverseMetres[start] = 0
  position[start] = 0
  let node = start
  while (node !== end) {
    const after = next[node] ?? 0
    const legMetres = metres[node * nodeCount + after] ?? 0
    leg[node] = legMetres
    metresSum += legMetres
    reverseMetres += metres[after * nodeCount + node] ?? 0
    load += stopLoad[after] ?? 0
    count += 1
    headLoad[after] = load
    headMetres[after] = metresSum
    headReverseMetres[after] = reverseMetres
    position[after] = count
    vehicleOf[after] = vehicle
    node = after
  }
  penalisedRoutes.visitCount[vehicle] = count - 1
  penalisedRoutes.routeMetres[vehicle] = metresSum
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
