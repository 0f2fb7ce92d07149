import { makeAutoObservable, observableRef } from 'mobx'
import type { AffectedItemKey, HistoryEntry, RemovedStop } from '../../domain/history'
import type { PresentUser } from '../../domain/project'

/** Says on a stop or a route who changed it, until the user has seen that. */
export type Mark = {
  readonly by: string
  /** an ISO date-time */
  readonly at: string
  /** such as `moved this stop to route 8, place 120`; empty for a route */
  readonly did: string
  /** undefined where it was an undo or a redo */
  readonly entry: HistoryEntry | undefined
  /** the stop that was deleted, if it was */
  readonly removed?: RemovedStop
}

/** A version that came onto the screen after another one, and what differs; by whom, where that is known. */
export type ShownVersion = {
  readonly after: number
  readonly version: number
  readonly by: string | undefined
  readonly at: string | undefined
  readonly keys: ReadonlyArray<AffectedItemKey>
}

export type ColleagueState = {
  readonly present: ReadonlyArray<PresentUser>
  /** the latest last */
  readonly marks: ReadonlyMap<AffectedItemKey, Mark>
  /** oldest first */
  readonly versions: ReadonlyArray<ShownVersion>
}

export const noColleagues: ColleagueState = { present: [], marks: new Map(), versions: [] }

export class ColleagueStore {
  value: ColleagueState = noColleagues

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get present(): ReadonlyArray<PresentUser> {
    return this.value.present
  }

  get marks(): ReadonlyMap<AffectedItemKey, Mark> {
    return this.value.marks
  }

  set(change: Partial<ColleagueState>): void {
    this.value = { ...this.value, ...change }
  }
}
