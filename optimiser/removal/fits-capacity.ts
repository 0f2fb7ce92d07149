import type { Facts } from '../instance'

/** Whether a vehicle has room for these stops in this order, on every leg. */
export const holds = (facts: Facts, vehicle: number, stops: Int32Array): boolean => {
  const { dimensions, delivered, collected, capacity } = facts
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const most = capacity[vehicle * dimensions + dimension] ?? 0
    let aboard = 0
    for (const stop of stops) aboard += delivered[stop * dimensions + dimension] ?? 0
    if (aboard > most) return false
    for (const stop of stops) {
      const item = stop * dimensions + dimension
      aboard += (collected[item] ?? 0) - (delivered[item] ?? 0)
      if (aboard > most) return false
    }
  }
  return true
}
