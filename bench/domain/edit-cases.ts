import { moveStop, resequenceStop, type Plan } from '../../src/domain/plan'
import { sequenceNumberOf, type SequenceNumber } from '../../src/domain/stop'
import { right } from '../../tests/kit/either'
import { timedCall, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'
import { moveStopInSimplePlan, simplePlanOf } from './simple-plan'

const sequenceNumber = (value: number): SequenceNumber => right(sequenceNumberOf(value))

/** A stop in the middle of the plan, far from where a search for it begins. */
const middleOf = (plan: Plan): { readonly id: string; readonly index: number } => {
  const route = plan.routes[Math.floor(plan.routes.length / 2)]
  return { id: route?.visits[20]?.id ?? '', index: route?.index ?? 0 }
}

export const editCases: ReadonlyArray<TimedCase> = [
  {
    name: 'resequence a stop',
    baselineName: 'deep clone, splice, renumber',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      const { id, index } = middleOf(plan)
      const before = simplePlanOf(plan)
      return {
        product: timedCall(() => right(resequenceStop(plan, id, sequenceNumber(400)))),
        baseline: timedCall(() => moveStopInSimplePlan(before, id, index, 39)),
      }
    },
  },
  {
    name: 'move a stop to a route',
    baselineName: 'deep clone, splice, renumber',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      const { id } = middleOf(plan)
      const before = simplePlanOf(plan)
      return {
        product: timedCall(() => right(moveStop(plan, { id, to: 0, number: sequenceNumber(100) }))),
        baseline: timedCall(() => moveStopInSimplePlan(before, id, 0, 9)),
      }
    },
  },
]
