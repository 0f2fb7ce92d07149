import * as E from 'fp-ts/Either'
import { done, type AttemptName, type CallFailure } from '../../domain/failure'
import type { AttemptCall } from '../session'

/** Knows the edits of the plan that are sent, and not answered yet. */
export type UnansweredEdits = {
  readonly attempt: AttemptCall
  readonly exist: () => boolean
  /** waits for those that there are now; the failure of one that was not made */
  readonly waitFor: () => Promise<E.Either<CallFailure, void>>
}

const editNames: ReadonlySet<AttemptName> = new Set<AttemptName>([
  'move stops',
  'add a stop',
  'edit a stop',
  'delete a stop',
  'update a stop',
  'upload stops',
  'lock or unlock',
  'recalculate a route',
  'accept the proposal',
  'change the driver of a route',
  'change the driver of a stop',
])

/** Attempts that are no edits, such as reads of prices, are passed on. */
export const unansweredEdits = (attempt: AttemptCall): UnansweredEdits => {
  const unanswered = new Set<Promise<E.Either<CallFailure, unknown>>>()
  return {
    attempt: (name, request) => {
      const answer = attempt(name, request)
      if (!editNames.has(name)) return answer
      unanswered.add(answer)
      void answer.finally(() => unanswered.delete(answer))
      return answer
    },
    exist: () => unanswered.size > 0,
    waitFor: async () => (await Promise.all(unanswered)).find(E.isLeft) ?? done,
  }
}
