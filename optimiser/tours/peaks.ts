import type { Instance } from '../instance'
import type { Tours } from './tours'

/** The highest load before and behind each node of a route, where there are deliveries and pickups. */
export const recomputePeaks = (instance: Instance, tours: Tours, first: number, last: number): void => {
  const { dimensions, delivered, collected } = instance
  const { order, headPeak, tailPeak } = tours
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    let currentLoad = 0
    for (let index = first + 1; index < last; index += 1)
      currentLoad += delivered[(order[index] ?? 0) * dimensions + dimension] ?? 0
    let maxLoad = currentLoad
    headPeak[(order[first] ?? 0) * dimensions + dimension] = currentLoad
    for (let index = first + 1; index < last; index += 1) {
      const loadIndex = (order[index] ?? 0) * dimensions + dimension
      currentLoad += (collected[loadIndex] ?? 0) - (delivered[loadIndex] ?? 0)
      maxLoad = Math.max(maxLoad, currentLoad)
      headPeak[loadIndex] = maxLoad
    }
    maxLoad = currentLoad
    for (let index = last - 1; index >= first; index -= 1) {
      const loadIndex = (order[index] ?? 0) * dimensions + dimension
      maxLoad = Math.max(maxLoad, currentLoad)
      tailPeak[loadIndex] = maxLoad
      if (index > first) currentLoad += (delivered[loadIndex] ?? 0) - (collected[loadIndex] ?? 0)
    }
  }
}
