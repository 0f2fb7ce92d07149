import * as E from 'fp-ts/Either'
import type { UnplannedProblemStop, ProposedPlan, RouteProblem, ProblemStop } from '../../src/domain/problem'
import { type StopId, priorities } from '../../src/domain/stop'
import { createDraft, toProposedPlan, type VehicleSequence } from './draft-plan'
import { findSharedRepairs } from './unplanned/shared-repairs'
import type { TimeCheck } from './time-check'
import { cheapestRepairs } from './unplanned/cheapest-repairs'
import type { CostModel } from './cost-model'
import { findCheapestInsertion } from './cheapest-insertion'

/**
 * Makes a plan from the sequences of a solver. Stops that still fit into a tour are added; each other stop gets the
 * reason for each vehicle, and possible repairs.
 */
export const completePlan = (
  originalProblem: RouteProblem,
  sequences: ReadonlyArray<VehicleSequence>,
  costModel: CostModel,
  hasTimeLeft: TimeCheck,
): ProposedPlan => {
  const problem = { ...originalProblem, stops: originalProblem.stops.map(costModel.slotRules.forPlanning) }
  const draft = createDraft(problem, sequences, costModel.travel)
  const reasonsOf = new Map<StopId, Omit<UnplannedProblemStop, 'stop'>>()
  const waitingStops = () => sortByPriority(problem).filter(({ id }) => draft.waiting.has(id))
  /**
   * A stop may become possible only after others have been added before it, so all are tried again after each
   * addition.
   */
  let hasInserted = true
  while (hasInserted) {
    hasInserted = false
    for (const stop of waitingStops()) {
      const insertion = findCheapestInsertion(draft.tours.values(), stop, costModel, hasTimeLeft)
      if (insertion === undefined) break
      if (E.isLeft(insertion)) reasonsOf.set(stop.id, { reasons: insertion.left, repairs: [] })
      else {
        const { tour } = insertion.right
        draft.tours.set(tour.vehicle.id, tour)
        draft.unchangedRoutes.delete(tour.vehicle.id)
        draft.waiting.delete(stop.id)
        hasInserted = true
      }
    }
  }
  const sharedRepairs = findSharedRepairs(waitingStops(), draft.tours, reasonsOf, costModel, hasTimeLeft)
  for (const stop of waitingStops()) {
    const reasons = reasonsOf.get(stop.id)
    if (reasons !== undefined)
      reasonsOf.set(stop.id, { ...reasons, repairs: cheapestRepairs(stop, draft.tours, costModel, hasTimeLeft) })
  }
  return { ...toProposedPlan(draft, reasonsOf, costModel), sharedRepairs }
}

/** The order in which stops are tried: first those with a fixed position, by position, then by priority. */
const sortByPriority = ({ stops }: RouteProblem): ReadonlyArray<ProblemStop> =>
  stops.toSorted(
    (first, second) =>
      pinnedPositionOf(first) - pinnedPositionOf(second) ||
      priorities.indexOf(second.priority) - priorities.indexOf(first.priority),
  )

const pinnedPositionOf = ({ pin }: ProblemStop): number => pin?.place ?? 1_000_000
