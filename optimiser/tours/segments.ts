import type { Instance } from '../instance'
import { recomputePeaks } from './peaks'
import type { Tours } from './tours'

/**
 * The times that a plain problem needs: when each node is done at the earliest, and its latest arrival. Returns
 * whether everything is in time. Even removing a stop can make a route late, where a detour takes less time than the
 * direct leg.
 */
export const recomputeTimes = (
  instance: Instance,
  { order, headDone, tailLast }: Tours,
  first: number,
  last: number,
): boolean => {
  const { seconds, matrixRow, matrixSize, open, close, service } = instance
  let node = order[first] ?? 0
  let finishTime = headDone[node] ?? 0
  for (let index = first + 1; index < last; index += 1) {
    const next = order[index] ?? 0
    finishTime += seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    finishTime = Math.max(finishTime, open[next] ?? 0) + (service[next] ?? 0)
    headDone[next] = finishTime
    node = next
  }
  let next = order[last] ?? 0
  let latest = tailLast[next] ?? 0
  let isInTime = true
  for (let index = last - 1; index > first; index -= 1) {
    node = order[index] ?? 0
    latest -= (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0) + (service[node] ?? 0)
    latest = Math.min(latest, close[node] ?? 0)
    tailLast[node] = latest
    if ((headDone[node] ?? 0) - (service[node] ?? 0) > latest) isInTime = false
    next = node
  }
  return isInTime && isFirstInTime(instance, next, order[first] ?? 0, latest)
}

const isFirstInTime = (
  { open, seconds, matrixRow, matrixSize }: Instance,
  stop: number,
  start: number,
  latest: number,
): boolean =>
  (open[start] ?? 0) + (seconds[(matrixRow[start] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0) <= latest

/** The same after one insertion: only the values that it changes. */
export const recomputeTimesAround = (instance: Instance, tours: Tours, vehicle: number, position: number): void => {
  const { seconds, metres, matrixRow, matrixSize, open, close, service } = instance
  const { order, stride, length, leg, legTarget, headDone, tailLast } = tours
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0) + 1
  const index = first + position
  const stop = order[index] ?? 0
  const before = order[index - 1] ?? 0
  const after = order[index + 1] ?? 0
  const legIndexTo = (matrixRow[before] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)
  const legIndexFrom = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[after] ?? 0)
  leg[before] = metres[legIndexTo] ?? 0
  leg[stop] = metres[legIndexFrom] ?? 0
  legTarget[before] = stop
  legTarget[stop] = after
  if (instance.isNeverLate) return
  let finishTime =
    Math.max((headDone[before] ?? 0) + (seconds[legIndexTo] ?? 0), open[stop] ?? 0) + (service[stop] ?? 0)
  headDone[stop] = finishTime
  let node = stop
  for (let later = index + 1; later < last; later += 1) {
    const next = order[later] ?? 0
    finishTime += seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    finishTime = Math.max(finishTime, open[next] ?? 0) + (service[next] ?? 0)
    if (headDone[next] === finishTime) break
    headDone[next] = finishTime
    node = next
  }
  let latest = Math.min((tailLast[after] ?? 0) - (seconds[legIndexFrom] ?? 0) - (service[stop] ?? 0), close[stop] ?? 0)
  tailLast[stop] = latest
  let next = stop
  for (let earlier = index - 1; earlier > first; earlier -= 1) {
    node = order[earlier] ?? 0
    latest -= (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0) + (service[node] ?? 0)
    latest = Math.min(latest, close[node] ?? 0)
    if (tailLast[node] === latest) break
    tailLast[node] = latest
    next = node
  }
}

/** The three times of every head and tail, and the peak loads where deliveries and pickups are mixed. */
export const recomputeSegments = (instance: Instance, tours: Tours, first: number, last: number): boolean => {
  const { seconds, matrixRow, matrixSize, open, close, service } = instance
  const { order, headDone, headTime, headLast, tailDone, tailTime, tailLast } = tours
  let node = order[first] ?? 0
  for (let index = first + 1; index < last; index += 1) {
    const next = order[index] ?? 0
    const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    const duration = (headTime[node] ?? 0) + driveSeconds
    headDone[next] = Math.max((headDone[node] ?? 0) + driveSeconds, open[next] ?? 0) + (service[next] ?? 0)
    headLast[next] = Math.min(headLast[node] ?? 0, (close[next] ?? 0) - duration)
    headTime[next] = duration + (service[next] ?? 0)
    node = next
  }
  let next = order[last] ?? 0
  let isInTime = true
  for (let index = last - 1; index > first; index -= 1) {
    node = order[index] ?? 0
    const serviceSeconds = service[node] ?? 0
    const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    const duration = serviceSeconds + driveSeconds + (tailTime[next] ?? 0)
    tailTime[node] = duration
    tailLast[node] = Math.min(close[node] ?? 0, (tailLast[next] ?? 0) - driveSeconds - serviceSeconds)
    tailDone[node] = Math.max(tailDone[next] ?? 0, (open[node] ?? 0) + duration)
    if ((headDone[node] ?? 0) - serviceSeconds > (tailLast[node] ?? 0)) isInTime = false
    next = node
  }
  if (instance.isMixed) recomputePeaks(instance, tours, first, last)
  return isInTime && isFirstInTime(instance, next, order[first] ?? 0, tailLast[next] ?? 0)
}
