import type { Instance } from '../instance'
import { invalidateLabels } from '../timing'
import { recomputeDelays } from './delays'
import { recomputePeaks } from './peaks'
import { recomputeSegments, recomputeTimes, recomputeTimesAround } from './segments'
import { simpleCost, updateRouteCost } from './route-cost'
import { NO_VEHICLE, type Tours } from './tours'

/** Recomputes all values of a vehicle's route after its order has changed; at one position only, if that is given. */
export const recomputeRoute = (instance: Instance, tours: Tours, vehicle: number, position?: number): void => {
  const { length, duration, cost, minDuration, version } = tours
  const isInTime = recomputeLayout(instance, tours, vehicle, position)
  tours.lastVersion = (tours.lastVersion + 1) | 0
  version[vehicle] = tours.lastVersion
  if (length[vehicle] === 0) {
    duration[vehicle] = 0
    minDuration[vehicle] = 0
    cost[vehicle] = 0
  } else if (!isInTime) cost[vehicle] = Infinity
  else if (instance.isSimple) cost[vehicle] = simpleCost(instance, tours.metres[vehicle] ?? 0, vehicle)
  else updateRouteCost(instance, tours, vehicle)
}

/** The same without the cost. Returns whether everything is in time, as far as heads and tails can tell. */
export const recomputeLayout = (instance: Instance, tours: Tours, vehicle: number, position?: number): boolean => {
  const { stops, vehicles } = instance
  const { order, stride, length, headDone, tailDone, headLast, tailLast } = tours
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0) + 1
  const isUsed = length[vehicle] === 0 ? 0 : 1
  tours.usedCount += isUsed - (tours.isUsed[vehicle] ?? 0)
  tours.isUsed[vehicle] = isUsed
  const [start, end] = [stops + vehicle, stops + vehicles + vehicle]
  order[first] = start
  order[last] = end
  headDone[start] = instance.open[start] ?? 0
  tailDone[end] = instance.open[end] ?? 0
  headLast[start] = instance.close[start] ?? 0
  tailLast[end] = instance.close[end] ?? 0
  tours.headTime[start] = 0
  tours.tailTime[end] = 0
  recomputeLegs(instance, tours, first, last)
  recomputeLoad(instance, tours, vehicle)
  invalidateLabels(tours, vehicle, position)
  if (last === first + 1) {
    tours.leg[start] = 0
    tours.legTarget[start] = NO_VEHICLE
    tours.metres[vehicle] = 0
    if (instance.isMixed) recomputePeaks(instance, tours, first, last)
    return true
  }
  if (instance.isNeverLate) return true
  if (instance.isSimple) return recomputeTimes(instance, tours, first, last)
  recomputeDelays(instance, tours, vehicle)
  return recomputeSegments(instance, tours, first, last)
}

/** The same after one insertion, faster in plain problems. */
export const recomputeAround = (instance: Instance, tours: Tours, vehicle: number, position: number): void => {
  if (!instance.isSimple || tours.length[vehicle] === 1 || tours.cost[vehicle] === Infinity) {
    recomputeRoute(instance, tours, vehicle, position)
    return
  }
  const { order, stride, length, leg, metres, load, cost } = tours
  const first = vehicle * stride
  const stop = order[first + position] ?? 0
  const before = order[first + position - 1] ?? 0
  const legBefore = leg[before] ?? 0
  recomputeTimesAround(instance, tours, vehicle, position)
  tours.vehicleOf[stop] = vehicle
  for (let index = position; index <= (length[vehicle] ?? 0); index += 1)
    tours.position[order[first + index] ?? 0] = index
  metres[vehicle] = (metres[vehicle] ?? 0) + (leg[before] ?? 0) + (leg[stop] ?? 0) - legBefore
  load[vehicle] = (load[vehicle] ?? 0) + (instance.amount[stop] ?? 0)
  cost[vehicle] = simpleCost(instance, tours.metres[vehicle] ?? 0, vehicle)
  tours.lastVersion = (tours.lastVersion + 1) | 0
  tours.version[vehicle] = tours.lastVersion
}

const recomputeLegs = (
  { metres, matrixRow, matrixSize, stops }: Instance,
  tours: Tours,
  first: number,
  last: number,
): void => {
  const { order, leg, legTarget, position, vehicleOf, stride } = tours
  const vehicle = Math.floor(first / stride)
  let sum = 0
  let node = order[first] ?? 0
  for (let index = first; index < last; index += 1) {
    const next = order[index + 1] ?? 0
    if (legTarget[node] !== next) {
      leg[node] = metres[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
      legTarget[node] = next
    }
    sum += leg[node] ?? 0
    node = next
    if (node < stops) {
      position[node] = index + 1 - first
      vehicleOf[node] = vehicle
    }
  }
  tours.metres[vehicle] = sum
}

const recomputeLoad = (instance: Instance, { order, stride, length, load }: Tours, vehicle: number): void => {
  const { dimensions, delivered, collected } = instance
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    let sum = 0
    for (let index = first + 1; index <= last; index += 1) {
      const loadIndex = (order[index] ?? 0) * dimensions + dimension
      sum += (delivered[loadIndex] ?? 0) + (collected[loadIndex] ?? 0)
    }
    load[vehicle * dimensions + dimension] = sum
  }
}
