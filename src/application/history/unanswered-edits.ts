import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { TrackEdit } from '../plan'

/** Knows the edits of the plan that are begun, and whose change is not on screen yet. */
export type UnansweredEdits = {
  readonly track: TrackEdit
  readonly exist: () => boolean
  /** waits for the one that began last, unless a newer one is made already; its failure where it is not made */
  readonly waitForLast: () => Promise<E.Either<CallFailure, void>>
  /** once the newest one made is undone, those that began before it count again */
  readonly forgetMade: () => void
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
    waitForLast: async () => {
      const last = [...unanswered].findLast(([, number]) => number > newestMade)
      const answer = last === undefined ? done : await last[0]
      return E.isLeft(answer) ? answer : done
    },
    forgetMade: () => {
      newestMade = 0
    },
  }
}
