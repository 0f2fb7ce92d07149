import type { ChangeEntry, ChangeId, PlanChange, RecordedChange } from '../../src/domain/history'
import type { ProjectId } from './project-records'

/** A project came to this version: who did it, in which words, when (ISO). */
export type VersionRecord = {
  readonly version: number
  readonly by: string
  readonly words: string
  readonly at: string
}

export type ChangeHead = VersionRecord & { readonly id: ChangeId; readonly undone: boolean }

export type ChangeRecord = RecordedChange & { readonly by: string; readonly at: string }

export type ChangeToKeep = VersionRecord & { readonly id: ChangeId; readonly change: PlanChange }

export type ChangePage = {
  readonly changes: ReadonlyArray<ChangeHead>
  /** where the next page begins, if there is one: the last change of this page */
  readonly next: ChangeId | undefined
}

/** What happened to a project, each change once, in the order in which they were first made. */
export type ChangeRecords = {
  readonly add: (project: ProjectId, change: ChangeToKeep) => Promise<void>
  /** newest first; those before a change, or all; undefined where the project never knew that change */
  readonly page: (
    project: ProjectId,
    asked: { readonly before?: ChangeId | undefined; readonly limit: number },
  ) => Promise<ChangePage | undefined>
  /** read beside the plan as it stands: where that is no longer as the change left or found it, it says so of what differs */
  readonly find: (project: ProjectId, id: ChangeId) => Promise<ChangeRecord | undefined>
  /** every change that was made, undone or done again after a version, by when it was last applied */
  readonly touching: (project: ProjectId, sinceVersion: number) => Promise<ReadonlyArray<ChangeEntry>>
  /** a change was undone, or done again, and the project came to a version by that */
  readonly mark: (
    project: ProjectId,
    id: ChangeId,
    turn: 'undone' | 'done again',
    became: VersionRecord,
  ) => Promise<void>
  /** what the project came to after a version, the oldest so many first: changes, undoings and redoings */
  readonly since: (project: ProjectId, version: number, most: number) => Promise<ReadonlyArray<VersionRecord>>
  /** changes that were made before, and neither undone nor done again since: the oldest, so many as take no time */
  readonly forget: (project: ProjectId, before: string) => Promise<void>
}
