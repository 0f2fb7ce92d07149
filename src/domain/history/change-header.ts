import type { PlanChange, AffectedItemKey } from './plan-change'

export type ChangeId = string

/** What undo and redo have to know of a change, apart from the change itself. */
export type ChangeHeader = {
  readonly id: ChangeId
  readonly description: string
  /** of the project, when the change was made or last redone */
  readonly version: number
  /** of the project, when it was undone; none while it is in force */
  readonly undoneVersion: number | undefined
  readonly affectedKeys: ReadonlyArray<AffectedItemKey>
}

/** A change that is in the history, to be undone or redone. */
export type UndoableChange = ChangeHeader & { readonly change: PlanChange }

/** The version at which a change was last made, undone or redone. */
export const latestVersionOf = ({ version, undoneVersion }: Pick<ChangeHeader, 'version' | 'undoneVersion'>): number =>
  undoneVersion ?? version

export const isInForce = ({ undoneVersion }: Pick<ChangeHeader, 'undoneVersion'>): boolean =>
  undoneVersion === undefined

/** The change that was made, undone or redone last. */
export const newestOf = (changes: ReadonlyArray<ChangeHeader>): ChangeHeader | undefined =>
  changes.toSorted((one, other) => latestVersionOf(one) - latestVersionOf(other)).at(-1)

/** The changes that affect any of these items. */
export const changesAffecting = (
  changes: ReadonlyArray<ChangeHeader>,
  keys: ReadonlyArray<AffectedItemKey>,
): ReadonlyArray<ChangeHeader> => {
  const wantedKeys = new Set(keys)
  return changes.filter(({ affectedKeys }) => affectedKeys.some((key) => wantedKeys.has(key)))
}

/** A change as a user of the project sees it in the history. */
export type HistoryEntry = {
  readonly id: ChangeId
  /** an ISO date-time */
  readonly at: string
  /** the name of the user */
  readonly by: string
  readonly description: string
  readonly isUndone: boolean
  /** the version of the project that undid it */
  readonly undoneVersion?: number | undefined
}

/** A part of the history, newest first; `next` is sent as `before` to get the following part, if there is more. */
export type HistoryPage = { readonly changes: ReadonlyArray<HistoryEntry>; readonly next: ChangeId | undefined }
