import { moveStop, resequenceStop, type Plan } from '../../src/domain/plan'
import { sequenceNumberOf, type SequenceNumber } from '../../src/domain/stop'
import { right } from '../../tests/kit/either'
import { benchCase, type BenchCase } from '../timed-case'
import { aPlanOf } from './bench-plan'
import { plainMove, plainPlan } from './simple-plan'

const number = (asked: number): SequenceNumber => right(sequenceNumberOf(asked))

/** A stop in the middle of the plan, far from where a search for it begins. */
const middleOf = (plan: Plan): { readonly id: string; readonly index: number } => {
  const route = plan.routes[Math.floor(plan.routes.length / 2)]
  return { id: route?.visits[20]?.id ?? '', index: route?.index ?? 0 }
}

export const editCases: ReadonlyArray<BenchCase> = [
  {
    name: 'resequence a stop',
    against: 'deep clone, splice, renumber',
    at: (size) => {
      const plan = aPlanOf(size)
      const { id, index } = middleOf(plan)
      const before = plainPlan(plan)
      return {
        ours: benchCase(() => right(resequenceStop(plan, id, number(400)))),
        plain: benchCase(() => plainMove(before, id, index, 39)),
      }
    },
  },
  {
    name: 'move a stop to a route',
    against: 'deep clone, splice, renumber',
    at: (size) => {
      const plan = aPlanOf(size)
      const { id } = middleOf(plan)
      const before = plainPlan(plan)
      return {
        ours: benchCase(() => right(moveStop(plan, { id, to: 0, number: number(100) }))),
        plain: benchCase(() => plainMove(before, id, 0, 9)),
      }
    },
  },
]
