import * as E from 'fp-ts/Either'
import type { UnplannedProblemStop, ProposedPlan, RouteProblem } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'
import { draftOf, planOf, type Order } from './draft-plan'
import { helpsFor } from './unplanned/shared-repairs'
import { inOrderOfNeed } from './sort-by-priority'
import type { Patience } from './time-check'
import { repairsOf } from './unplanned/cheapest-repairs'
import type { Roadmap } from './cost-model'
import { cheapestOf } from './cheapest-insertion'

/**
 * Makes a plan of the orders of a solver. Stops that still fit on a tour are added; for the others the plan says why
 * each vehicle cannot visit them, and what could be done.
 */
export const finished = (
  asked: RouteProblem,
  orders: ReadonlyArray<Order>,
  roadmap: Roadmap,
  mayGoOn: Patience,
): ProposedPlan => {
  const problem = { ...asked, stops: asked.stops.map(roadmap.slots.fitted) }
  const draft = draftOf(problem, orders, roadmap.travel)
  const told = new Map<StopId, Omit<UnplannedProblemStop, 'stop'>>()
  const waiting = () => inOrderOfNeed(problem).filter(({ id }) => draft.waiting.has(id))
  /**
   * A stop may become possible only after others have been added before it, so all are tried again after each
   * addition.
   */
  let joined = true
  while (joined) {
    joined = false
    for (const stop of waiting()) {
      const found = cheapestOf(draft.tours.values(), stop, roadmap, mayGoOn)
      if (found === undefined) break
      if (E.isLeft(found)) told.set(stop.id, { reasons: found.left, repairs: [] })
      else {
        const { tour } = found.right
        draft.tours.set(tour.vehicle.id, tour)
        draft.asSolved.delete(tour.vehicle.id)
        draft.waiting.delete(stop.id)
        joined = true
      }
    }
  }
  const helps = helpsFor(waiting(), draft.tours, told, roadmap, mayGoOn)
  for (const stop of waiting()) {
    const known = told.get(stop.id)
    if (known !== undefined) told.set(stop.id, { ...known, repairs: repairsOf(stop, draft.tours, roadmap, mayGoOn) })
  }
  return { ...planOf(draft, told, roadmap), sharedRepairs: helps }
}
