import type { Facts } from '../instance'
import { hasRoom, hasRoomAfter } from '../insertion'
import { NOBODY, putAfter, settle, type Tours } from '../tours'

/**
 * Gives each vehicle its stops in this order, except those that it may not visit or has no room or time
 * for. Ends early once the search is stopped.
 */
export const layDown = (
  facts: Facts,
  tours: Tours,
  routes: ReadonlyArray<ReadonlyArray<number>>,
  isStopped: () => boolean,
): void => {
  routes.slice(0, facts.vehicles).forEach((route, vehicle) => {
    const stops = [...new Set(route)].filter((stop) => isFree(facts, tours, stop))
    if (stops.length === 0 || isStopped() || isLaidAtOnce(facts, tours, stops, vehicle)) return
    for (const stop of stops) if (!isStopped()) append(facts, tours, stop, vehicle)
  })
}

const isFree = (facts: Facts, { vehicleOf }: Tours, stop: number): boolean =>
  stop >= 0 && stop < facts.stops && vehicleOf[stop] === NOBODY

/** A route that is possible as a whole need not be tried stop by stop. */
const isLaidAtOnce = (facts: Facts, tours: Tours, stops: ReadonlyArray<number>, vehicle: number): boolean => {
  const { order, stride, length, cost } = tours
  if (facts.isMixed || !stops.every((stop, at) => isWelcome(facts, stop, vehicle, at + 1))) return false
  order.set(stops, vehicle * stride + 1)
  length[vehicle] = stops.length
  settle(facts, tours, vehicle)
  if (cost[vehicle] !== Infinity && isRoomy(facts, tours, vehicle)) return true
  takeBack(facts, tours, vehicle, 0)
  return false
}

const isWelcome = ({ fits, pinned, stops }: Facts, stop: number, vehicle: number, place: number): boolean => {
  const pin = pinned[stop] ?? 0
  return fits[vehicle * stops + stop] === 1 && (pin === 0 || pin === place)
}

const isRoomy = ({ dimensions, capacity }: Facts, { load }: Tours, vehicle: number): boolean => {
  for (let hold = vehicle * dimensions; hold < (vehicle + 1) * dimensions; hold += 1)
    if ((load[hold] ?? 0) > (capacity[hold] ?? 0)) return false
  return true
}

const append = (facts: Facts, tours: Tours, stop: number, vehicle: number): void => {
  const { order, stride, length, cost } = tours
  const count = length[vehicle] ?? 0
  if (!isWelcome(facts, stop, vehicle, count + 1) || !hasRoom(facts, tours, stop, vehicle)) return
  if (facts.isMixed && !hasRoomAfter(facts, tours, stop, vehicle, order[vehicle * stride + count] ?? 0)) return
  putAfter(tours, vehicle, count, stop)
  settle(facts, tours, vehicle)
  if (cost[vehicle] === Infinity) takeBack(facts, tours, vehicle, count)
}

/** Leaves a vehicle its first stops only, so many of them. */
const takeBack = (facts: Facts, tours: Tours, vehicle: number, count: number): void => {
  const { order, stride, length, vehicleOf } = tours
  const first = vehicle * stride
  for (let at = first + 1 + count; at <= first + (length[vehicle] ?? 0); at += 1) vehicleOf[order[at] ?? 0] = NOBODY
  length[vehicle] = count
  settle(facts, tours, vehicle)
}
