import type { Facts } from '../instance'
import { layOut } from './recompute'
import { some, type Some } from './stop-bag'
import { NOBODY, type Tours } from './tours'

/** A plan to go back to: its routes and their costs. */
export type Kept = Pick<Tours, 'order' | 'stride' | 'length' | 'cost' | 'duration' | 'atBest' | 'version'> & {
  readonly left: Some
  total: number
}

export const keptOf = ({ left, total, ...tours }: Tours): Kept => ({
  order: tours.order.slice(),
  stride: tours.stride,
  length: tours.length.slice(),
  cost: tours.cost.slice(),
  duration: tours.duration.slice(),
  atBest: tours.atBest.slice(),
  version: tours.version.slice(),
  left: { stops: left.stops.slice(), count: left.count },
  total,
})

/** Copies a vehicle's route from one plan to another. */
export const keepRoute = (from: Tours | Kept, to: Tours | Kept, vehicle: number): void => {
  const first = vehicle * from.stride
  const count = from.length[vehicle] ?? 0
  for (let at = first + 1; at <= first + count; at += 1) to.order[at] = from.order[at] ?? 0
  to.length[vehicle] = count
  to.cost[vehicle] = from.cost[vehicle] ?? 0
  to.duration[vehicle] = from.duration[vehicle] ?? 0
  to.atBest[vehicle] = from.atBest[vehicle] ?? 0
  to.version[vehicle] = from.version[vehicle] ?? 0
}

export const keepLeft = (from: Tours | Kept, to: Tours | Kept): void => {
  some.copy(from.left, to.left)
  to.total = from.total
}

/** Gives a vehicle its kept route back. */
export const takeUp = (facts: Facts, kept: Kept, tours: Tours, vehicle: number): void => {
  keepRoute(kept, tours, vehicle)
  layOut(facts, tours, vehicle)
}

/** Takes a vehicle's stops from it, so that others may have them. */
export const letGo = ({ order, stride, length, vehicleOf }: Tours, vehicle: number): void => {
  const first = vehicle * stride
  for (let at = first + 1; at <= first + (length[vehicle] ?? 0); at += 1) vehicleOf[order[at] ?? 0] = NOBODY
}
