import type { RouteProblem } from '../../src/domain/problem'
import { roadsOn, type RoadTable } from '../travel'
import { draftOf, planOf } from './draft-plan'
import type { Best, PresentTour } from './solver'
import { ordersOfToday } from './from-solver-output'
import { costOf } from './cost-rates'
import { slotsIn } from './time-slot-rules'

/** The figures of the present plan as far as it keeps the rules: the solver begins with it. */
export const bestOfToday = (problem: RouteProblem, roads: RoadTable, present: ReadonlyArray<PresentTour>): Best => {
  const [travel, slots] = [roadsOn(roads), slotsIn(problem)]
  const fitted = { ...problem, stops: problem.stops.map(slots.fitted) }
  const plan = planOf(draftOf(fitted, ordersOfToday(present), travel), new Map(), { travel, slots })
  const { metres, seconds, unplanned } = plan.sums
  return { cost: costOf(problem, plan), metres, seconds, planned: problem.stops.length - unplanned, unplanned }
}
