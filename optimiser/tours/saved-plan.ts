import type { Instance } from '../instance'
import { recomputeLayout } from './recompute'
import { stopBag, type StopBag } from './stop-bag'
import { NO_VEHICLE, type Tours } from './tours'

/** A plan to go back to: its routes and their costs. */
export type SavedPlan = Pick<Tours, 'order' | 'stride' | 'length' | 'cost' | 'duration' | 'minDuration' | 'version'> & {
  readonly unplanned: StopBag
  total: number
}

export const savePlan = ({ unplanned, total, ...tours }: Tours): SavedPlan => ({
  order: tours.order.slice(),
  stride: tours.stride,
  length: tours.length.slice(),
  cost: tours.cost.slice(),
  duration: tours.duration.slice(),
  minDuration: tours.minDuration.slice(),
  version: tours.version.slice(),
  unplanned: { stops: unplanned.stops.slice(), count: unplanned.count },
  total,
})

/** Copies a vehicle's route from one plan to another. */
export const copyRoute = (source: Tours | SavedPlan, target: Tours | SavedPlan, vehicle: number): void => {
  const first = vehicle * source.stride
  const count = source.length[vehicle] ?? 0
  for (let index = first + 1; index <= first + count; index += 1) target.order[index] = source.order[index] ?? 0
  target.length[vehicle] = count
  target.cost[vehicle] = source.cost[vehicle] ?? 0
  target.duration[vehicle] = source.duration[vehicle] ?? 0
  target.minDuration[vehicle] = source.minDuration[vehicle] ?? 0
  target.version[vehicle] = source.version[vehicle] ?? 0
}

export const copyUnplanned = (source: Tours | SavedPlan, target: Tours | SavedPlan): void => {
  stopBag.copy(source.unplanned, target.unplanned)
  target.total = source.total
}

/** Gives a vehicle its saved route back. */
export const restoreRoute = (instance: Instance, saved: SavedPlan, tours: Tours, vehicle: number): void => {
  copyRoute(saved, tours, vehicle)
  recomputeLayout(instance, tours, vehicle)
}

/** Marks the stops of a vehicle as unplanned, so that other vehicles can get them. */
export const releaseStops = ({ order, stride, length, vehicleOf }: Tours, vehicle: number): void => {
  const first = vehicle * stride
  for (let index = first + 1; index <= first + (length[vehicle] ?? 0); index += 1)
    vehicleOf[order[index] ?? 0] = NO_VEHICLE
}
