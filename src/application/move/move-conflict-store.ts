import { makeAutoObservable, observableRef } from 'mobx'

/** Moves that were refused, since somebody else had moved one of their stops. */
export type MoveConflict = {
  /** who moved what where, in the words of the server */
  readonly message: string
  /** makes the same moves all the same, as a new edit */
  readonly moveAgain: () => void
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
  settle(choice: 'theirs' | 'mine'): void {
    const { value } = this
    this.waiting = this.waiting.slice(1)
    if (choice === 'mine') value?.moveAgain()
  }

  clear(): void {
    this.waiting = []
  }
}
