import type { Instance } from '../instance'
import type { Tours } from '../tours'

/** Whether a vehicle has capacity for a stop, without regard to its position in the route. */
export const hasCapacity = (instance: Instance, { load }: Tours, stop: number, vehicle: number): boolean => {
  const { dimensions, delivered, collected, capacity, isMixed } = instance
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const loadIndex = stop * dimensions + dimension
    const capacityIndex = vehicle * dimensions + dimension
    const amount = (delivered[loadIndex] ?? 0) + (collected[loadIndex] ?? 0)
    const currentLoad = isMixed ? 0 : (load[capacityIndex] ?? 0)
    if (currentLoad + amount > (capacity[capacityIndex] ?? 0)) return false
  }
  return true
}

/** Whether it has capacity for the stop behind this node, where loads are delivered and collected. */
export const hasCapacityAfter = (
  instance: Instance,
  tours: Tours,
  stop: number,
  vehicle: number,
  node: number,
): boolean => {
  const { dimensions, delivered, collected, capacity } = instance
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const loadIndex = stop * dimensions + dimension
    const limit = capacity[vehicle * dimensions + dimension] ?? 0
    const peakIndex = node * dimensions + dimension
    const deliveredAmount = delivered[loadIndex] ?? 0
    const collectedAmount = collected[loadIndex] ?? 0
    if (deliveredAmount > 0 && (tours.headPeak[peakIndex] ?? 0) + deliveredAmount > limit) return false
    if (collectedAmount > 0 && (tours.tailPeak[peakIndex] ?? 0) + collectedAmount > limit) return false
  }
  return true
}
