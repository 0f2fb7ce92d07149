import type { Instance } from '../instance'
import { costOfStops, type Tours } from '../tours'

/** What a route would cost with a stop behind so many others, computed in full. */
export const routeCostWith = (
  instance: Instance,
  tours: Tours,
  stop: number,
  vehicle: number,
  before: number,
): number => {
  const first = vehicle * tours.stride + 1
  const count = tours.length[vehicle] ?? 0
  const stops = new Int32Array(count + 1)
  stops.set(tours.order.subarray(first, first + before))
  stops[before] = stop
  stops.set(tours.order.subarray(first + before, first + count), before + 1)
  return costOfStops(instance, vehicle, stops)
}
