import type { Instance } from '../instance'
import { recomputeWithoutCost } from './recompute'
import { stopBag, type StopBag, NO_VEHICLE, type Routes } from './routes'

/** A plan to go back to: its routes and their costs. */
export type PlanSnapshot = Pick<
  Routes,
  'order' | 'maxRouteNodes' | 'visitCount' | 'cost' | 'duration' | 'minDuration' | 'version'
> & {
  readonly unplanned: StopBag
  total: number
}

export const takeSnapshot = ({ unplanned, total, ...routes }: Routes): PlanSnapshot => ({
  order: routes.order.slice(),
  maxRouteNodes: routes.maxRouteNodes,
  visitCount: routes.visitCount.slice(),
  cost: routes.cost.slice(),
  duration: routes.duration.slice(),
  minDuration: routes.minDuration.slice(),
  version: routes.version.slice(),
  unplanned: { stops: unplanned.stops.slice(), count: unplanned.count },
  total,
})

/** Copies a vehicle's route from one plan to another. */
export const copyRoute = (source: Routes | PlanSnapshot, target: Routes | PlanSnapshot, vehicle: number): void => {
  const first = vehicle * source.maxRouteNodes
  const count = source.visitCount[vehicle] ?? 0
  for (let index = first + 1; index <= first + count; index += 1) target.order[index] = source.order[index] ?? 0
  target.visitCount[vehicle] = count
  target.cost[vehicle] = source.cost[vehicle] ?? 0
  target.duration[vehicle] = source.duration[vehicle] ?? 0
  target.minDuration[vehicle] = source.minDuration[vehicle] ?? 0
  target.version[vehicle] = source.version[vehicle] ?? 0
}

export const copyUnplanned = (source: Routes | PlanSnapshot, target: Routes | PlanSnapshot): void => {
  stopBag.copy(source.unplanned, target.unplanned)
  target.total = source.total
}

/** Gives a vehicle its saved route back. */
export const restoreRoute = (instance: Instance, saved: PlanSnapshot, routes: Routes, vehicle: number): void => {
  copyRoute(saved, routes, vehicle)
  recomputeWithoutCost(instance, routes, vehicle)
}

/** Marks the stops of a vehicle as unplanned, so that other vehicles can get them. */
export const releaseStops = ({ order, maxRouteNodes, visitCount, vehicleOf }: Routes, vehicle: number): void => {
  const first = vehicle * maxRouteNodes
  for (let index = first + 1; index <= first + (visitCount[vehicle] ?? 0); index += 1)
    vehicleOf[order[index] ?? 0] = NO_VEHICLE
}

/** The stops of each vehicle, in order. */
export const stopListsOf = ({
  order,
  maxRouteNodes,
  visitCount,
}: Routes | PlanSnapshot): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from(visitCount, (count, vehicle) => [
    ...order.subarray(vehicle * maxRouteNodes + 1, vehicle * maxRouteNodes + 1 + count),
  ])
