import type * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import { cancelled, type CallFailure } from '../../domain/failure'
import type { PlacedStop } from '../../domain/move'
import type { StopId } from '../../domain/stop'

/** Moves that were refused, since somebody else had moved one of their stops. */
export type MoveConflict = {
  readonly stops: ReadonlyArray<StopId>
  /** who moved what where, in the words of the server */
  readonly message: string
  /** makes the same moves all the same, as a new edit of the plan that was shown with the question */
  readonly moveAgain: () => Promise<E.Either<CallFailure, ReadonlyArray<PlacedStop>>>
}

/** The conflicts about which the user is still to decide, oldest first. */
export class MoveConflictStore {
  waiting: ReadonlyArray<MoveConflict> = []

  constructor() {
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true })
  }

  get value(): MoveConflict | undefined {
    return this.waiting[0]
  }

  add(conflict: MoveConflict): void {
    this.waiting = [...this.waiting, conflict]
  }

  /** Keeps what the others did, or makes the own moves again. */
  async settle(choice: 'theirs' | 'mine'): Promise<E.Either<CallFailure, ReadonlyArray<PlacedStop>>> {
    const { value } = this
    this.waiting = this.waiting.slice(1)
    return choice === 'mine' && value !== undefined ? value.moveAgain() : cancelled
  }

  clear(): void {
    this.waiting = []
  }
}
