import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { TrackEdit } from '../plan'

/** Knows the edits of the plan that are begun, and whose change is not on screen yet. */
export type UnansweredEdits = {
  readonly track: TrackEdit
  readonly exist: () => boolean
  /** waits for those that there are now; the failure of one that was not made */
  readonly waitFor: () => Promise<E.Either<CallFailure, void>>
}

export const unansweredEdits = (): UnansweredEdits => {
  const unanswered = new Set<Promise<E.Either<CallFailure, unknown>>>()
  return {
    track: (edit) => {
      unanswered.add(edit)
      void edit.finally(() => unanswered.delete(edit))
      return edit
    },
    exist: () => unanswered.size > 0,
    waitFor: async () => (await Promise.all(unanswered)).find(E.isLeft) ?? done,
  }
}
