import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { ChangeLine, ChangePage } from './history-gateway'
import type { Turn } from './changes-to-undo'

/** The history of one project as far as it was read; `hasFailed` where it could not be read at all. */
export type KnownHistory = ChangePage & { readonly projectId: ProjectId; readonly hasFailed: boolean }

export type HistoryState = {
  readonly read: KnownHistory | undefined
  /** turns that reach changes of others, and wait for a word */
  readonly asked: ReadonlyArray<Turn> | undefined
  readonly isTurning: boolean
}

export const nothingRead: HistoryState = { read: undefined, asked: undefined, isTurning: false }

export class HistoryStore {
  value: HistoryState = nothingRead

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get read(): KnownHistory | undefined {
    return this.value.read
  }

  /** newest first */
  get changes(): ReadonlyArray<ChangeLine> {
    return this.value.read?.changes ?? []
  }

  become(value: HistoryState): void {
    this.value = value
  }
}
