import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { UndoRedoStep } from './undo-redo-steps'
import type { HistoryEntry, HistoryPage } from '../../domain/history'

/** The history of one project as far as it was read; `hasFailed` where it could not be read at all. */
export type LoadedHistory = HistoryPage & { readonly projectId: ProjectId; readonly hasFailed: boolean }

export type HistoryState = {
  readonly loaded: LoadedHistory | undefined
  /** steps of which at least one is on another user's change, which wait for a confirmation */
  readonly stepsToConfirm: ReadonlyArray<UndoRedoStep> | undefined
  readonly isRunning: boolean
  /** the last step that this browser tab has done */
  readonly lastStep: UndoRedoStep | undefined
}

export const emptyHistoryState: HistoryState = {
  loaded: undefined,
  stepsToConfirm: undefined,
  isRunning: false,
  lastStep: undefined,
}

export class HistoryStore {
  value: HistoryState = emptyHistoryState

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get loaded(): LoadedHistory | undefined {
    return this.value.loaded
  }

  /** newest first */
  get changes(): ReadonlyArray<HistoryEntry> {
    return this.value.loaded?.changes ?? []
  }

  set(value: HistoryState): void {
    this.value = value
  }
}
