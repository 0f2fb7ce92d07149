import type { Facts } from '../instance'
import type { Tours } from './tours'

/** The fullest load before and behind each call of a route, where there are deliveries and pickups. */
export const settlePeaks = (facts: Facts, tours: Tours, first: number, last: number): void => {
  const { dimensions, delivered, collected } = facts
  const { order, headPeak, tailPeak } = tours
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    let aboard = 0
    for (let at = first + 1; at < last; at += 1) aboard += delivered[(order[at] ?? 0) * dimensions + dimension] ?? 0
    let most = aboard
    headPeak[(order[first] ?? 0) * dimensions + dimension] = aboard
    for (let at = first + 1; at < last; at += 1) {
      const item = (order[at] ?? 0) * dimensions + dimension
      aboard += (collected[item] ?? 0) - (delivered[item] ?? 0)
      most = Math.max(most, aboard)
      headPeak[item] = most
    }
    most = aboard
    for (let at = last - 1; at >= first; at -= 1) {
      const item = (order[at] ?? 0) * dimensions + dimension
      most = Math.max(most, aboard)
      tailPeak[item] = most
      if (at > first) aboard += (delivered[item] ?? 0) - (collected[item] ?? 0)
    }
  }
}
