import type { Instance } from '../instance'
import type { Routes } from './routes'

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
