import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { TrackEdit } from '../plan'

/** Knows the edits of the plan that are begun, and whose change is not on screen yet. */
export type UnansweredEdits = {
  readonly track: TrackEdit
  readonly exist: () => boolean
  /** waits for those that there are now and that began after the newest one made; the failure of one that was not made */
  readonly waitFor: () => Promise<E.Either<CallFailure, void>>
}

export const unansweredEdits = (): UnansweredEdits => {
  /** each with its number, in the order of their begin */
  const unanswered = new Map<Promise<E.Either<CallFailure, unknown>>, number>()
  let [begun, newestMade] = [0, 0]
  const noteAnswer = async (edit: Promise<E.Either<CallFailure, unknown>>, number: number): Promise<void> => {
    const answer = await edit
    unanswered.delete(edit)
    if (E.isRight(answer)) newestMade = Math.max(newestMade, number)
  }
  return {
    track: (edit) => {
      begun += 1
      unanswered.set(edit, begun)
      void noteAnswer(edit, begun)
      return edit
    },
    exist: () => unanswered.size > 0,
    waitFor: async () => {
      const newer = [...unanswered].flatMap(([edit, number]) => (number > newestMade ? [edit] : []))
      return (await Promise.all(newer)).find(E.isLeft) ?? done
    },
  }
}
