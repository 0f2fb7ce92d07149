import type { Instance } from '../instance'

/** Whether a vehicle has room for these stops in this order, on every leg. */
export const fitsCapacity = (instance: Instance, vehicle: number, stops: Int32Array): boolean => {
  const { dimensions, delivered, collected, capacity } = instance
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const limit = capacity[vehicle * dimensions + dimension] ?? 0
    let currentLoad = 0
    for (const stop of stops) currentLoad += delivered[stop * dimensions + dimension] ?? 0
    if (currentLoad > limit) return false
    for (const stop of stops) {
      const loadIndex = stop * dimensions + dimension
      currentLoad += (collected[loadIndex] ?? 0) - (delivered[loadIndex] ?? 0)
      if (currentLoad > limit) return false
    }
  }
  return true
}
