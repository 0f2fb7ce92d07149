import type { Instance } from '../instance'
import { insertAt, NO_VEHICLE, recomputeRoute, vehicleSet, type Routes } from '../routes'
import { emptyBestPosition, NO_STOP, type Search } from '../search'
import { fitsCapacity } from './capacity'
import { findPositionIn } from './insert-waiting'

/** How often a step gives a vehicle one trip more, also where stops are unplanned. */
const ADD_RATE = 0.1
const ADD_RATE_UNPLANNED = 0.5

/** How often a step moves a reload to its cheapest position. */
const SHIFT_RATE = 0.3

/** Makes room in changed routes: one may get a trip more, whatever that costs, and in one a reload may move. */
export const changeTrips = (search: Search): void => {
  const { routes, random, changedVehicles } = search
  if (changedVehicles.count === 0) return
  if (random.fraction() < (routes.unplanned.count > 0 ? ADD_RATE_UNPLANNED : ADD_RATE))
    addTrip(search, pickChanged(search))
  if (random.fraction() < SHIFT_RATE) shiftReload(search, pickChanged(search))
}

const pickChanged = ({ random, changedVehicles }: Search): number =>
  changedVehicles.list[random.integer(changedVehicles.count)] ?? 0

/** Gives a vehicle another trip, at the cheapest position. Returns whether it could. */
export const addTrip = (search: Search, vehicle: number): boolean => {
  const { instance, routes, changedVehicles } = search
  const reload = routes.visitCount[vehicle] === 0 ? NO_STOP : pickReload(search, vehicle, 'unused')
  if (reload === NO_STOP) return false
  const best = emptyBestPosition()
  findPositionIn(search, reload, vehicle, best)
  if (best.vehicle === NO_VEHICLE) return false
  insertAt(routes, vehicle, best.precedingCount, reload)
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(changedVehicles, vehicle)
  return true
}

/** A random reload of the vehicle in that state; NO_STOP where there is none. */
export const pickReload = (
  { instance, routes, random }: Search,
  vehicle: number,
  state: 'in the route' | 'unused',
): number => {
  const reloads = instance.reloads[vehicle] ?? []
  const offset = random.integer(Math.max(1, reloads.length))
  for (let index = 0; index < reloads.length; index += 1) {
    const reload = reloads[(index + offset) % reloads.length] ?? NO_STOP
    if ((routes.vehicleOf[reload] !== NO_VEHICLE) === (state === 'in the route')) return reload
  }
  return NO_STOP
}

const shiftReload = (search: Search, vehicle: number): void => {
  const { instance, routes } = search
  const reload = pickReload(search, vehicle, 'in the route')
  if (reload === NO_STOP) return
  const position = routes.position[reload] ?? 0
  takeOut(instance, routes, vehicle, reload)
  const best = emptyBestPosition()
  findPositionIn(search, reload, vehicle, best)
  insertAt(routes, vehicle, best.vehicle === NO_VEHICLE ? position - 1 : best.precedingCount, reload)
  recomputeRoute(instance, routes, vehicle)
}

const takeOut = (instance: Instance, routes: Routes, vehicle: number, reload: number): void => {
  const { order, maxRouteNodes, visitCount } = routes
  const first = vehicle * maxRouteNodes
  const index = first + (routes.position[reload] ?? 0)
  order.copyWithin(index, index + 1, first + (visitCount[vehicle] ?? 0) + 1)
  visitCount[vehicle] = (visitCount[vehicle] ?? 0) - 1
  routes.vehicleOf[reload] = NO_VEHICLE
  recomputeRoute(instance, routes, vehicle)
}

/** Takes the reloads out of changed routes that carry no more without them than the vehicle can. */
export const joinTrips = ({ instance, routes, changedVehicles }: Search): void => {
  for (let index = 0; index < changedVehicles.count; index += 1) {
    const vehicle = changedVehicles.list[index] ?? 0
    for (const reload of instance.reloads[vehicle] ?? []) {
      if (routes.vehicleOf[reload] === NO_VEHICLE || !fitsWithout(instance, routes, vehicle, reload)) continue
      const position = routes.position[reload] ?? 0
      const costBefore = routes.cost[vehicle] ?? 0
      takeOut(instance, routes, vehicle, reload)
      if ((routes.cost[vehicle] ?? 0) <= costBefore) continue
      insertAt(routes, vehicle, position - 1, reload)
      recomputeRoute(instance, routes, vehicle)
    }
  }
}

/** Whether the vehicle can carry what the trips before and after a reload carry together. */
const fitsWithout = (instance: Instance, routes: Routes, vehicle: number, reload: number): boolean => {
  const { isReload } = instance
  const { order, maxRouteNodes, visitCount, position } = routes
  const first = vehicle * maxRouteNodes
  const end = first + (visitCount[vehicle] ?? 0) + 1
  let from = first + (position[reload] ?? 0)
  let until = from + 1
  while (from > first + 1 && isReload[order[from - 1] ?? 0] === 0) from -= 1
  while (until < end && isReload[order[until] ?? 0] === 0) until += 1
  return fitsCapacity(instance, vehicle, order, from, until)
}
