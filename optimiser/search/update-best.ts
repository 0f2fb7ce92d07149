import { copyUnplanned, vehicleSet } from '../tours'
import type { Search } from './search'

/** A smaller gain may be a rounding error. */
const MIN_GAIN = 1e-7

/** Writes the routes that have changed since the best plan into it, if the plan that was just accepted is cheaper. */
export const updateBest = (search: Search, write: (vehicle: number) => void): void => {
  const { tours, best, changedSinceBest } = search
  for (let index = 0; index < search.changedVehicles.count; index += 1)
    vehicleSet.add(changedSinceBest, search.changedVehicles.list[index] ?? 0)
  if (tours.total >= best.total - MIN_GAIN) return
  for (let index = 0; index < changedSinceBest.count; index += 1) write(changedSinceBest.list[index] ?? 0)
  copyUnplanned(tours, best)
  vehicleSet.clear(changedSinceBest)
}
