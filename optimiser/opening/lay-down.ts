import type { Facts } from '../facts'
import { hasRoom, hasRoomAfter } from '../insertion'
import { NOBODY, putAfter, settle, type Tours } from '../tours'

/** Gives each vehicle its stops in this order, except those that it may not or cannot take. */
export const layDown = (facts: Facts, tours: Tours, routes: ReadonlyArray<ReadonlyArray<number>>): void => {
  routes.slice(0, facts.vehicles).forEach((stops, vehicle) => {
    for (const stop of stops) if (isFree(facts, tours, stop)) append(facts, tours, stop, vehicle)
  })
}

const isFree = (facts: Facts, { vehicleOf }: Tours, stop: number): boolean =>
  stop >= 0 && stop < facts.stops && vehicleOf[stop] === NOBODY

const append = (facts: Facts, tours: Tours, stop: number, vehicle: number): void => {
  const { order, stride, length, vehicleOf, cost } = tours
  const count = length[vehicle] ?? 0
  const pin = facts.pinned[stop] ?? 0
  if (facts.fits[vehicle * facts.stops + stop] !== 1 || (pin > 0 && pin !== count + 1)) return
  if (!hasRoom(facts, tours, stop, vehicle)) return
  if (facts.isMixed && !hasRoomAfter(facts, tours, stop, vehicle, order[vehicle * stride + count] ?? 0)) return
  putAfter(tours, vehicle, count, stop)
  settle(facts, tours, vehicle)
  if (cost[vehicle] !== Infinity) return
  length[vehicle] = count
  vehicleOf[stop] = NOBODY
  settle(facts, tours, vehicle)
}
