import * as E from 'fp-ts/Either'
import { applyMoves, type MovedPlan, type MovesRefusal } from '../../src/domain/move'
import type { Plan, StopRefusal } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'
import { movesContext } from './builders/moves-context'

/** Takes a stop off its route, which stays though it may be empty, with the times of its other visits. */
export const unplanStop = (plan: Plan, id: StopId): E.Either<StopRefusal, Plan> => {
  const move = { stop: id, to: { kind: 'unplanned' }, position: { kind: 'cheapest' }, from: undefined } as const
  const moved = applyMoves(plan, [move], movesContext, { keepsEmptiedRoutes: true, keepsTimes: true })
  return E.bimap(
    ({ kind }: MovesRefusal): StopRefusal => ({ kind: kind === 'start or end' ? kind : 'no such stop', id }),
    ({ plan: edited }: MovedPlan) => edited,
  )(moved)
}
