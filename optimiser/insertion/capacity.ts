import type { Instance } from '../instance'
import type { Routes } from '../routes'

/** Whether a vehicle has capacity for a stop, without regard to its position in the route. */
export const hasCapacity = (instance: Instance, { load }: Routes, stop: number, vehicle: number): boolean => {
  const { dimensionCount, delivered, collected, capacity, hasDeliveriesAndPickups } = instance
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const loadIndex = stop * dimensionCount + dimension
    const capacityIndex = vehicle * dimensionCount + dimension
    const amount = (delivered[loadIndex] ?? 0) + (collected[loadIndex] ?? 0)
    const currentLoad = hasDeliveriesAndPickups ? 0 : (load[capacityIndex] ?? 0)
    if (currentLoad + amount > (capacity[capacityIndex] ?? 0)) return false
  }
  return true
}

/** Whether a vehicle has capacity for a stop behind this node, in a problem with deliveries and pickups. */
export const hasCapacityAfter = (
  instance: Instance,
  routes: Routes,
  stop: number,
  vehicle: number,
  node: number,
): boolean => {
  const { dimensionCount, delivered, collected, capacity } = instance
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const loadIndex = stop * dimensionCount + dimension
    const limit = capacity[vehicle * dimensionCount + dimension] ?? 0
    const peakIndex = node * dimensionCount + dimension
    const deliveredAmount = delivered[loadIndex] ?? 0
    const collectedAmount = collected[loadIndex] ?? 0
    if (deliveredAmount > 0 && (routes.headPeakLoad[peakIndex] ?? 0) + deliveredAmount > limit) return false
    if (collectedAmount > 0 && (routes.tailPeakLoad[peakIndex] ?? 0) + collectedAmount > limit) return false
  }
  return true
}
