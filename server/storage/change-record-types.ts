import type { ChangeEntry, ChangeId, PlanChange, RecordedChange } from '../../src/domain/history'
import type { ProjectId } from './project-record-types'

/** How a project came to a version: the user, the words of the history, and the moment (ISO). */
export type VersionRecord = {
  readonly version: number
  readonly by: string
  readonly words: string
  readonly at: string
}

export type ChangeSummaryRecord = VersionRecord & { readonly id: ChangeId; readonly undone: boolean }

export type ChangeRecord = RecordedChange & { readonly by: string; readonly at: string }

export type NewChange = VersionRecord & { readonly id: ChangeId; readonly change: PlanChange }

export type ChangePage = {
  readonly changes: ReadonlyArray<ChangeSummaryRecord>
  /** where the next page begins, if there is one: the last change of this page */
  readonly next: ChangeId | undefined
}

/** The history of a project: each change once, in the order in which they were first made. */
export type ChangeRecords = {
  readonly add: (project: ProjectId, change: NewChange) => Promise<void>
  /** newest first; all changes, or those before a given one; undefined where the project has no such change */
  readonly page: (
    project: ProjectId,
    range: { readonly before?: ChangeId | undefined; readonly limit: number },
  ) => Promise<ChangePage | undefined>
  /**
   * the change, read together with the present plan, from which its routes take what the change itself does not store
   */
  readonly find: (project: ProjectId, id: ChangeId) => Promise<ChangeRecord | undefined>
  /** every change that was made, undone or redone after a version, ordered by when it was last applied */
  readonly entriesSince: (project: ProjectId, sinceVersion: number) => Promise<ReadonlyArray<ChangeEntry>>
  /** notes that a change was undone or redone, and the version that the project has since */
  readonly recordUndoRedo: (
    project: ProjectId,
    id: ChangeId,
    action: 'undone' | 'done again',
    newVersion: VersionRecord,
  ) => Promise<void>
  /** the versions after a given one with what led to them (changes, undos, redos): the oldest, at most so many */
  readonly versionsSince: (project: ProjectId, version: number, max: number) => Promise<ReadonlyArray<VersionRecord>>
  /** deletes old changes that were neither undone nor redone since; only so many at a time that it is quick */
  readonly deleteBefore: (project: ProjectId, before: string) => Promise<void>
}
