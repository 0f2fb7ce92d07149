import type { Facts } from '../instance'
import { some, type Some } from './stop-bag'
import { NOBODY, type Tours } from './tours'

/** Puts a stop behind so many stops of a vehicle. */
export const putAfter = (tours: Tours, vehicle: number, before: number, stop: number): void => {
  const { order, stride, length } = tours
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  for (let at = first + count + 1; at > first + before; at -= 1) order[at + 1] = order[at] ?? 0
  order[first + before + 1] = stop
  length[vehicle] = count + 1
}

/**
 * Closes the gaps in a route after a removal. A stop with a fixed position that
 * would move up is removed, too, and waits.
 */
export const closeRanks = ({ pinned }: Facts, tours: Tours, vehicle: number, waiting: Some): void => {
  const { order, stride, length, vehicleOf } = tours
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  let kept = first
  for (let at = first + 1; at <= last; at += 1) {
    const stop = order[at] ?? 0
    const isMoved = kept + 1 < at && (pinned[stop] ?? 0) > 0
    if (vehicleOf[stop] !== NOBODY && isMoved) {
      vehicleOf[stop] = NOBODY
      some.add(waiting, stop)
    }
    if (vehicleOf[stop] !== NOBODY) {
      kept += 1
      order[kept] = stop
    }
  }
  length[vehicle] = kept - first
}
