import { costWithoutPenalties } from './load-layout'
import { penaltyOf } from './measure-route'
import type { WorkingRoutes } from './working-routes'

/** The penalties, in metres, for a unit of load too much and for a second too late. */
export type Penalties = Pick<WorkingRoutes, 'loadPenalty' | 'latePenalty'>

/** What the routes cost in metres, penalties included. */
export const penalisedCost = (workingRoutes: WorkingRoutes): number => {
  let sum = costWithoutPenalties(workingRoutes)
  for (let vehicle = 0; vehicle < workingRoutes.vehicles; vehicle += 1) sum += workingRoutes.penalty[vehicle] ?? 0
  return sum
}

export const scalePenalties = (workingRoutes: WorkingRoutes, loadFactor: number, lateFactor: number): void => {
  workingRoutes.loadPenalty *= loadFactor
  workingRoutes.latePenalty *= lateFactor
  for (let vehicle = 0; vehicle < workingRoutes.vehicles; vehicle += 1)
    workingRoutes.penalty[vehicle] = penaltyOf(
      workingRoutes,
      workingRoutes.load[vehicle] ?? 0,
      workingRoutes.late[vehicle] ?? 0,
    )
}
