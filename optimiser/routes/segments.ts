import type { Instance } from '../instance'
import type { Routes } from './routes'

/**
 * The times that are needed where durations cost nothing: when each node is done at the earliest (`head…`), and its latest
 * arrival (`tail…`). Returns whether everything is in time. Even removing a stop can make a route late, where a detour
 * takes less time than the direct leg.
 */
export const recomputeTimes = (
  instance: Instance,
  { order, headDoneAt, tailLatest }: Routes,
  startIndex: number,
  endIndex: number,
): boolean => {
  const { seconds, matrixRow, matrixSize, open, close, service } = instance
  let node = order[startIndex] ?? 0
  let finishTime = headDoneAt[node] ?? 0
  for (let index = startIndex + 1; index < endIndex; index += 1) {
    const next = order[index] ?? 0
    finishTime += seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    finishTime = Math.max(finishTime, open[next] ?? 0) + (service[next] ?? 0)
    headDoneAt[next] = finishTime
    node = next
  }
  let next = order[endIndex] ?? 0
  let latest = tailLatest[next] ?? 0
  let isInTime = true
  for (let index = endIndex - 1; index > startIndex; index -= 1) {
    node = order[index] ?? 0
    latest -= (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0) + (service[node] ?? 0)
    latest = Math.min(latest, close[node] ?? 0)
    tailLatest[node] = latest
    if ((headDoneAt[node] ?? 0) - (service[node] ?? 0) > latest) isInTime = false
    next = node
  }
  return isInTime && isFirstInTime(instance, next, order[startIndex] ?? 0, latest)
}

const isFirstInTime = (
  { open, seconds, matrixRow, matrixSize }: Instance,
  stop: number,
  start: number,
  latest: number,
): boolean =>
  (open[start] ?? 0) + (seconds[(matrixRow[start] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0) <= latest

/**
 * Where durations cost nothing, updates the legs and times of a route after an insertion that makes nothing late. Stops where a
 * time is as before, since no time beyond it changes.
 */
export const recomputeLegsAndTimesAfterInsertion = (
  instance: Instance,
  routes: Routes,
  vehicle: number,
  position: number,
): void => {
  const { seconds, metres, matrixRow, matrixSize, open, close, service } = instance
  const { order, maxRouteNodes, visitCount, leg, legTarget, headDoneAt, tailLatest } = routes
  const first = vehicle * maxRouteNodes
  const last = first + (visitCount[vehicle] ?? 0) + 1
  const index = first + position
  const stop = order[index] ?? 0
  const before = order[index - 1] ?? 0
  const after = order[index + 1] ?? 0
  const indexTo = (matrixRow[before] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)
  const indexFrom = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[after] ?? 0)
  leg[before] = metres[indexTo] ?? 0
  leg[stop] = metres[indexFrom] ?? 0
  legTarget[before] = stop
  legTarget[stop] = after
  if (instance.ignoresTimes) return
  let finishTime = Math.max((headDoneAt[before] ?? 0) + (seconds[indexTo] ?? 0), open[stop] ?? 0) + (service[stop] ?? 0)
  headDoneAt[stop] = finishTime
  let node = stop
  for (let later = index + 1; later < last; later += 1) {
    const next = order[later] ?? 0
    finishTime += seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    finishTime = Math.max(finishTime, open[next] ?? 0) + (service[next] ?? 0)
    if (headDoneAt[next] === finishTime) break
    headDoneAt[next] = finishTime
    node = next
  }
  let latest = Math.min((tailLatest[after] ?? 0) - (seconds[indexFrom] ?? 0) - (service[stop] ?? 0), close[stop] ?? 0)
  tailLatest[stop] = latest
  let next = stop
  for (let earlier = index - 1; earlier > first; earlier -= 1) {
    node = order[earlier] ?? 0
    latest -= (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0) + (service[node] ?? 0)
    latest = Math.min(latest, close[node] ?? 0)
    if (tailLatest[node] === latest) break
    tailLatest[node] = latest
    next = node
  }
}

/**
 * The three times of every head and tail, and the peak loads where there are deliveries and pickups. Returns whether
 * everything is in time.
 */
export const recomputeSegments = (instance: Instance, routes: Routes, first: number, last: number): boolean => {
  const { seconds, matrixRow, matrixSize, open, close, service } = instance
  const { order, headDoneAt, headDuration, headLatest, tailDoneAt, tailDuration, tailLatest } = routes
  let node = order[first] ?? 0
  for (let index = first + 1; index < last; index += 1) {
    const next = order[index] ?? 0
    const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    const duration = (headDuration[node] ?? 0) + driveSeconds
    headDoneAt[next] = Math.max((headDoneAt[node] ?? 0) + driveSeconds, open[next] ?? 0) + (service[next] ?? 0)
    headLatest[next] = Math.min(headLatest[node] ?? 0, (close[next] ?? 0) - duration)
    headDuration[next] = duration + (service[next] ?? 0)
    node = next
  }
  let next = order[last] ?? 0
  let isInTime = true
  for (let index = last - 1; index > first; index -= 1) {
    node = order[index] ?? 0
    const serviceSeconds = service[node] ?? 0
    const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    const duration = serviceSeconds + driveSeconds + (tailDuration[next] ?? 0)
    tailDuration[node] = duration
    tailLatest[node] = Math.min(close[node] ?? 0, (tailLatest[next] ?? 0) - driveSeconds - serviceSeconds)
    tailDoneAt[node] = Math.max(tailDoneAt[next] ?? 0, (open[node] ?? 0) + duration)
    if ((headDoneAt[node] ?? 0) - serviceSeconds > (tailLatest[node] ?? 0)) isInTime = false
    next = node
  }
  if (instance.loadDependsOnOrder) recomputePeakLoads(instance, routes, first, last)
  return isInTime && isFirstInTime(instance, next, order[first] ?? 0, tailLatest[next] ?? 0)
}

/**
 * Recomputes the highest load of its trip before and behind each node of a route, where the load depends on the order.
 * Behind a reload the next trip begins.
 */
export const recomputePeakLoads = (instance: Instance, routes: Routes, startIndex: number, endIndex: number): void => {
  let tripStart = startIndex
  for (let index = startIndex + 1; index <= endIndex; index += 1)
    if (index === endIndex || instance.isReload[routes.order[index] ?? 0] === 1) {
      recomputeTripPeaks(instance, routes, tripStart, index)
      tripStart = index
    }
}

const recomputeTripPeaks = (instance: Instance, routes: Routes, startIndex: number, endIndex: number): void => {
  const { dimensionCount, delivered, collected } = instance
  const { order, headPeakLoad, tailPeakLoad } = routes
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    let currentLoad = 0
    for (let index = startIndex + 1; index < endIndex; index += 1)
      currentLoad += delivered[(order[index] ?? 0) * dimensionCount + dimension] ?? 0
    let maxLoad = currentLoad
    headPeakLoad[(order[startIndex] ?? 0) * dimensionCount + dimension] = currentLoad
    for (let index = startIndex + 1; index < endIndex; index += 1) {
      const loadIndex = (order[index] ?? 0) * dimensionCount + dimension
      currentLoad += (collected[loadIndex] ?? 0) - (delivered[loadIndex] ?? 0)
      maxLoad = Math.max(maxLoad, currentLoad)
      headPeakLoad[loadIndex] = maxLoad
    }
    maxLoad = currentLoad
    for (let index = endIndex - 1; index >= startIndex; index -= 1) {
      const loadIndex = (order[index] ?? 0) * dimensionCount + dimension
      maxLoad = Math.max(maxLoad, currentLoad)
      tailPeakLoad[loadIndex] = maxLoad
      if (index > startIndex) currentLoad += (delivered[loadIndex] ?? 0) - (collected[loadIndex] ?? 0)
    }
  }
}
