import type { Facts } from '../instance'
import type { Tours } from '../tours'

/** Whether a vehicle has room for a stop, without regard to its position in the route. */
export const hasRoom = (facts: Facts, { load }: Tours, stop: number, vehicle: number): boolean => {
  const { dimensions, delivered, collected, capacity, isMixed } = facts
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const item = stop * dimensions + dimension
    const hold = vehicle * dimensions + dimension
    const amount = (delivered[item] ?? 0) + (collected[item] ?? 0)
    const aboard = isMixed ? 0 : (load[hold] ?? 0)
    if (aboard + amount > (capacity[hold] ?? 0)) return false
  }
  return true
}

/** Whether it has room for the stop behind this call, where loads are delivered and collected. */
export const hasRoomAfter = (facts: Facts, tours: Tours, stop: number, vehicle: number, call: number): boolean => {
  const { dimensions, delivered, collected, capacity } = facts
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const item = stop * dimensions + dimension
    const most = capacity[vehicle * dimensions + dimension] ?? 0
    const spot = call * dimensions + dimension
    const gives = delivered[item] ?? 0
    const takes = collected[item] ?? 0
    if (gives > 0 && (tours.headPeak[spot] ?? 0) + gives > most) return false
    if (takes > 0 && (tours.tailPeak[spot] ?? 0) + takes > most) return false
  }
  return true
}
