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
 * Where durations cost nothing, updates the times of a route after an insertion that makes nothing late. Stops where a time is
 * as before, since no time beyond it changes.
 */
export const recomputeTimesAfterInsertion = (
  { seconds, matrixRow, matrixSize, open, close, service }: Instance,
  { order, headDoneAt, tailLatest }: Routes,
  first: number,
  index: number,
  last: number,
): void => {
  let node = order[index - 1] ?? 0
  let finishTime = headDoneAt[node] ?? 0
  for (let later = index; later < last; later += 1) {
    const next = order[later] ?? 0
    finishTime += seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    finishTime = Math.max(finishTime, open[next] ?? 0) + (service[next] ?? 0)
    if (later > index && headDoneAt[next] === finishTime) break
    headDoneAt[next] = finishTime
    node = next
  }
  let next = order[index + 1] ?? 0
  let latest = tailLatest[next] ?? 0
  for (let earlier = index; earlier > first; earlier -= 1) {
    node = order[earlier] ?? 0
    latest -= (seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0) + (service[node] ?? 0)
    latest = Math.min(latest, close[node] ?? 0)
    if (earlier < index && tailLatest[node] === latest) break
    tailLatest[node] = latest
    next = node
  }
}

/**
 * The three times of every head and tail, and the peak loads where there are deliveries and pickups. Returns whether
 * everything is in time.
 */
export const recomputeSegments = (instance: Instance, routes: Routes, first: number, last: number): boolean => {
  recomputeHeads(instance, routes, first, last)
  const isInTime = recomputeTails(instance, routes, first, last)
  if (instance.loadDependsOnOrder) recomputePeakLoads(instance, routes, first, last)
  const [start, stop] = [routes.order[first] ?? 0, routes.order[first + 1] ?? 0]
  return isInTime && isFirstInTime(instance, stop, start, routes.tailLatest[stop] ?? 0)
}

/** The three times of the heads beyond `from`. */
export const recomputeHeads = (
  { seconds, matrixRow, matrixSize, open, close, service }: Instance,
  { order, headDoneAt, headDuration, headLatest }: Routes,
  from: number,
  last: number,
): void => {
  let node = order[from] ?? 0
  for (let index = from + 1; index < last; index += 1) {
    const next = order[index] ?? 0
    const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    const duration = (headDuration[node] ?? 0) + driveSeconds
    headDoneAt[next] = Math.max((headDoneAt[node] ?? 0) + driveSeconds, open[next] ?? 0) + (service[next] ?? 0)
    headLatest[next] = Math.min(headLatest[node] ?? 0, (close[next] ?? 0) - duration)
    headDuration[next] = duration + (service[next] ?? 0)
    node = next
  }
}

/** The three times of the tails before `from`. Returns whether these stops are in time. */
export const recomputeTails = (
  { seconds, matrixRow, matrixSize, open, close, service }: Instance,
  { order, headDoneAt, tailDoneAt, tailDuration, tailLatest }: Routes,
  first: number,
  from: number,
): boolean => {
  let next = order[from] ?? 0
  let isInTime = true
  for (let index = from - 1; index > first; index -= 1) {
    const node = order[index] ?? 0
    const serviceSeconds = service[node] ?? 0
    const driveSeconds = seconds[(matrixRow[node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
    const duration = serviceSeconds + driveSeconds + (tailDuration[next] ?? 0)
    tailDuration[node] = duration
    tailLatest[node] = Math.min(close[node] ?? 0, (tailLatest[next] ?? 0) - driveSeconds - serviceSeconds)
    tailDoneAt[node] = Math.max(tailDoneAt[next] ?? 0, (open[node] ?? 0) + duration)
    if ((headDoneAt[node] ?? 0) - serviceSeconds > (tailLatest[node] ?? 0)) isInTime = false
    next = node
  }
  return isInTime
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
