import { updatePenalty } from './measure-route'
import type { PenalisedRoutes } from './penalised-routes'

/** The penalties for a unit of load too much and for a second too late. */
export type Penalties = Pick<PenalisedRoutes, 'loadPenalty' | 'latePenalty'>

/** What the routes and the unvisited stops cost, penalties included. */
export const penalisedCost = (penalisedRoutes: PenalisedRoutes): number =>
  sumOfRoutes(penalisedRoutes, (vehicle) => penalisedRoutes.penalty[vehicle] ?? 0)

/** What the routes and the unvisited stops cost, without penalties. */
export const costWithoutPenalties = (penalisedRoutes: PenalisedRoutes): number => {
  const { dayCost, visitCosts } = penalisedRoutes
  return sumOfRoutes(penalisedRoutes, (vehicle) => (dayCost[vehicle] ?? 0) + (visitCosts[vehicle] ?? 0))
}

const sumOfRoutes = (
  { stopCount, vehicleCount, visitCount, routeLegs, fixedCost, vehicleOf, unplannedCost }: PenalisedRoutes,
  otherCostOf: (vehicle: number) => number,
): number => {
  let sum = 0
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1)
    if ((visitCount[vehicle] ?? 0) > 0)
      sum += (routeLegs[vehicle] ?? 0) + (fixedCost[vehicle] ?? 0) + otherCostOf(vehicle)
  for (let stop = 0; stop < stopCount; stop += 1) if ((vehicleOf[stop] ?? 0) < 0) sum += unplannedCost[stop] ?? 0
  return sum
}

export const scalePenalties = (penalisedRoutes: PenalisedRoutes, loadFactor: number, lateFactor: number): void => {
  penalisedRoutes.loadPenalty *= loadFactor
  penalisedRoutes.latePenalty *= lateFactor
  for (let vehicle = 0; vehicle < penalisedRoutes.vehicleCount; vehicle += 1) updatePenalty(penalisedRoutes, vehicle)
}
