import type {
  ChangeHeader,
  ChangeId,
  ChangeAction,
  HistoryEntry,
  HistoryPage,
  PlanChange,
  UndoableChange,
  StoredProjectChanged,
} from '../../src/domain/history'
import type { ProjectId } from './project-record-types'

/** How a project came to a version: the username, the text of the history, and the ISO date-time. */
export type VersionSummary = {
  readonly version: number
  readonly by: string
  readonly description: string
  readonly at: string
}

/** The oldest versions after `since`, at most `max` of them; with `withTexts`, the changes themselves are read too. */
export type VersionRange = { readonly since: number; readonly max: number; readonly withTexts: boolean }

/** A stored change; `text` is its stored JSON where that is short enough to be sent. */
export type ChangeRecord = UndoableChange & {
  readonly by: string
  readonly at: string
  readonly text?: string | undefined
}

export type NewChange = VersionSummary & { readonly id: ChangeId; readonly change: PlanChange }

/** A page of the history; each entry has the version at which its change was made. */
export type VersionedHistoryPage = Pick<HistoryPage, 'next'> & {
  readonly changes: ReadonlyArray<HistoryEntry & Pick<VersionSummary, 'version'>>
}

/** The changes of a project, each once, in the order in which they were first made. */
export type ChangeRecords = {
  /** returns the version with the change as it is sent */
  readonly add: (project: ProjectId, change: NewChange) => Promise<StoredProjectChanged>
  /** newest first; all changes, or those before a given one; undefined where the project has no such change */
  readonly page: (
    project: ProjectId,
    range: { readonly before?: ChangeId | undefined; readonly limit: number },
  ) => Promise<VersionedHistoryPage | undefined>
  /** the change; its unchanged visits, which are not stored with it, are taken from the routes of the current plan */
  readonly find: (project: ProjectId, id: ChangeId) => Promise<ChangeRecord | undefined>
  /**
   * every change that was made, undone or redone after a version, ordered by when it was last applied; with a maximum,
   * only so many of those that were made, undone or redone last
   */
  readonly headersSince: (
    project: ProjectId,
    sinceVersion: number,
    max?: number,
  ) => Promise<ReadonlyArray<ChangeHeader>>
  /** notes that a change was undone or redone, and the version that the project has since */
  readonly recordUndoRedo: (
    project: ProjectId,
    id: ChangeId,
    action: Exclude<ChangeAction, 'made'>,
    newVersion: VersionSummary,
  ) => Promise<void>
  /** versions with what led to them: changes, undos and redos */
  readonly versionsSince: (project: ProjectId, range: VersionRange) => Promise<ReadonlyArray<StoredProjectChanged>>
  /** deletes old changes that were neither undone nor redone since; only so many at a time that it is quick */
  readonly deleteOld: (project: ProjectId, old: OldChanges) => Promise<void>
}

/** Changes made before a time, and those beyond the number of the newest that are kept. */
export type OldChanges = { readonly before: string; readonly keptCount: number }
