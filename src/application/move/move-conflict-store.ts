import { makeAutoObservable, observableRef } from 'mobx'
import { notDone } from '../../domain/failure'
import type { StopId } from '../../domain/stop'
import type { MovesAnswer } from './move-gateway'

/** Moves that were refused, since somebody else had moved one of their stops. */
export type MoveConflict = {
  readonly stops: ReadonlyArray<StopId>
  /** who moved what where, in the words of the server */
  readonly message: string
  /** makes the same moves all the same, as a new edit of the plan that was shown with the question */
  readonly moveAgain: () => MovesAnswer
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
  async settle(choice: 'theirs' | 'mine'): MovesAnswer {
    const { value } = this
    this.waiting = this.waiting.slice(1)
    return choice === 'mine' && value !== undefined ? value.moveAgain() : notDone
  }

  clear(): void {
    this.waiting = []
  }
}
