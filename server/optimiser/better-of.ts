import * as E from 'fp-ts/Either'
import type { ProposedPlan, RouteProblem } from '../../src/domain/problem'
import type { Progress } from './optimiser'
import { costOf } from './price'

export type Answer = E.Either<string, ProposedPlan>

/** The cheaper of two plans, or the one that there is. */
export const betterOf = (problem: RouteProblem, one: Answer, other: Answer | undefined): Answer =>
  other === undefined || E.isLeft(other) || E.isLeft(one) || costOf(problem, one.right) <= costOf(problem, other.right)
    ? one
    : other

/** Hears of two who do the same, and tells of both as of one. */
export const asOne = (onProgress: (progress: Progress) => void): ((progress: Progress) => void) => {
  let known: Progress | undefined
  return ({ share, best }) => {
    known = {
      share: Math.max(share, known?.share ?? 0),
      best: known === undefined || best.cost < known.best.cost ? best : known.best,
    }
    onProgress(known)
  }
}
