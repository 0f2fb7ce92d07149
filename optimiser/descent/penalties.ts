import { costWithoutPenalties } from './route-lists'
import { penaltyOf } from './measure-route'
import type { PenalisedRoutes } from './penalised-routes'

/** The penalties, in metres, for a unit of load too much and for a second too late. */
export type Penalties = Pick<PenalisedRoutes, 'loadPenalty' | 'latePenalty'>

/** What the routes cost in metres, penalties included. */
export const penalisedCost = (penalisedRoutes: PenalisedRoutes): number => {
  let sum = costWithoutPenalties(penalisedRoutes)
  for (let vehicle = 0; vehicle < penalisedRoutes.vehicleCount; vehicle += 1)
    sum += penalisedRoutes.penalty[vehicle] ?? 0
  return sum
}

export const scalePenalties = (penalisedRoutes: PenalisedRoutes, loadFactor: number, lateFactor: number): void => {
  penalisedRoutes.loadPenalty *= loadFactor
  penalisedRoutes.latePenalty *= lateFactor
  for (let vehicle = 0; vehicle < penalisedRoutes.vehicleCount; vehicle += 1)
    penalisedRoutes.penalty[vehicle] = penaltyOf(
      penalisedRoutes,
      penalisedRoutes.load[vehicle] ?? 0,
      penalisedRoutes.late[vehicle] ?? 0,
    )
}
