import { NO_VEHICLE } from '../routes'
import { costAlone, hasCapacity, leastCostAlone } from '../insertion'
import type { Instance } from '../instance'
import type { Search } from '../search'
import { hasTime } from './durations'
import { mayVisit, type IdleVehicles, type Links } from './links'

export const createIdleVehicles = ({ vehicleCount, vehicleKind }: Instance): IdleVehicles => {
  const kinds = [...new Set(vehicleKind)]
  const next = new Int32Array(vehicleCount).fill(NO_VEHICLE)
  const last = new Map<number, number>()
  vehicleKind.forEach((kind, vehicle) => {
    const before = last.get(kind)
    if (before !== undefined) next[before] = vehicle
    last.set(kind, vehicle)
  })
  const idle = { kinds, first: new Int32Array(vehicleCount), next }
  resetIdle(idle)
  return idle
}

/** To be called when the links are read from other routes. */
export const resetIdle = ({ kinds, first }: IdleVehicles): void => {
  for (const kind of kinds) first[kind] = kind
}

/** To be called when a vehicle becomes idle. */
export const becomeIdle = ({ vehicleKind }: Instance, { first }: IdleVehicles, vehicle: number): void => {
  const kind = vehicleKind[vehicle] ?? 0
  const firstIdle = first[kind] ?? NO_VEHICLE
  if (firstIdle === NO_VEHICLE || vehicle < firstIdle) first[kind] = vehicle
}

const firstIdleOf = ({ first, next }: IdleVehicles, visitCount: Int32Array, kind: number): number => {
  let vehicle = first[kind] ?? NO_VEHICLE
  while (vehicle !== NO_VEHICLE && (visitCount[vehicle] ?? 0) > 0) vehicle = next[vehicle] ?? NO_VEHICLE
  first[kind] = vehicle
  return vehicle
}

/** The idle vehicle that visits a stop alone for the least cost below `maxCost`, or NO_VEHICLE. */
export const cheapestIdle = (search: Search, links: Links, stop: number, maxCost: number): number => {
  if (leastCostAlone(search, stop) >= maxCost) return NO_VEHICLE
  const { instance, routes } = search
  let [leastCost, cheapest] = [maxCost, NO_VEHICLE]
  for (const kind of links.idle.kinds) {
    const vehicle = firstIdleOf(links.idle, routes.visitCount, kind)
    if (vehicle === NO_VEHICLE || !mayVisit(instance, links, stop, vehicle)) continue
    const cost = costAlone(instance, vehicle, stop)
    if (
      cost < leastCost &&
      hasCapacity(instance, routes, stop, vehicle) &&
      hasTime(search, links, stop, instance.stopCount + vehicle)
    )
      [leastCost, cheapest] = [cost, vehicle]
  }
  return cheapest
}
