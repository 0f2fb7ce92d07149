import { NO_VEHICLE, type WorkingRoutes } from './working-routes'

/** Recomputes all values of a vehicle's route, after its links have changed. */
export const measureRoute = (workingRoutes: WorkingRoutes, vehicle: number): void => {
  const { stops, vehicles, count, load, late, penalty } = workingRoutes
  const start = stops + vehicle
  const end = start + vehicles
  measureLegs(workingRoutes, vehicle, start, end)
  if (workingRoutes.isTimed) {
    measureHeads(workingRoutes, start, end)
    measureTails(workingRoutes, start, end)
  }
  load[vehicle] = workingRoutes.headLoad[end] ?? 0
  late[vehicle] = workingRoutes.headLate[end] ?? 0
  penalty[vehicle] = penaltyOf(workingRoutes, load[vehicle] ?? 0, late[vehicle] ?? 0)
  workingRoutes.changedAt[vehicle] = workingRoutes.changeCount
  if (count[vehicle] === 0 && workingRoutes.idleVehicle === NO_VEHICLE) workingRoutes.idleVehicle = vehicle
  else if (count[vehicle] !== 0 && workingRoutes.idleVehicle === vehicle) workingRoutes.idleVehicle = count.indexOf(0)
}

export const penaltyOf = ({ capacity, loadPenalty, latePenalty }: WorkingRoutes, load: number, late: number): number =>
  (load > capacity ? (load - capacity) * loadPenalty : 0) + late * latePenalty

const measureLegs = (workingRoutes: WorkingRoutes, vehicle: number, start: number, end: number): void => {
  const { nodes, metres, next, vehicleOf, position, leg, headLoad, headMetres, headReverseMetres, amount } =
    workingRoutes
  let [load, metresSum, reverseMetres, count] = [0, 0, 0, 0]
  vehicleOf[start] = vehicle
  headLoad[start] = 0
  headMetres[start] = 0
  headReverseMetres[start] = 0
  position[start] = 0
  let node = start
  while (node !== end) {
    const after = next[node] ?? 0
    const legMetres = metres[node * nodes + after] ?? 0
    leg[node] = legMetres
    metresSum += legMetres
    reverseMetres += metres[after * nodes + node] ?? 0
    load += amount[after] ?? 0
    count += 1
    headLoad[after] = load
    headMetres[after] = metresSum
    headReverseMetres[after] = reverseMetres
    position[after] = count
    vehicleOf[after] = vehicle
    node = after
  }
  workingRoutes.count[vehicle] = count - 1
  workingRoutes.metresOf[vehicle] = metresSum
}

/** After a late stop, times go on as if it was served at its latest time, so that each lateness is penalised once. */
const measureHeads = (workingRoutes: WorkingRoutes, start: number, end: number): void => {
  const { nodes, seconds, next, open, close, service, headDone, headLate } = workingRoutes
  let done = open[start] ?? 0
  let late = 0
  let node = start
  headDone[start] = done
  headLate[start] = 0
  while (node !== end) {
    const after = next[node] ?? 0
    done = Math.max(done + (seconds[node * nodes + after] ?? 0), open[after] ?? 0)
    const latest = close[after] ?? 0
    if (done > latest) {
      late += done - latest
      done = latest
    }
    done += service[after] ?? 0
    headDone[after] = done
    headLate[after] = late
    node = after
  }
}

const measureTails = (workingRoutes: WorkingRoutes, start: number, end: number): void => {
  const { nodes, seconds, prev, open, close, service, tailLatest, tailLate } = workingRoutes
  let last = close[end] ?? 0
  let late = 0
  let node = end
  tailLatest[end] = last
  tailLate[end] = 0
  while (node !== start) {
    const before = prev[node] ?? 0
    last = Math.min(last - (service[before] ?? 0) - (seconds[before * nodes + node] ?? 0), close[before] ?? 0)
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
