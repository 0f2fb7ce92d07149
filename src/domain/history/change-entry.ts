import type { PlanChange } from './plan-change'
import type { AffectedKey } from './affected-keys'

export type ChangeId = string

/** A change as the history lists it. */
export type ChangeEntry = {
  readonly id: ChangeId
  readonly words: string
  /** of the project, when the change was made or last redone */
  readonly version: number
  /** of the project, when it was undone; none while it is in force */
  readonly undoneVersion: number | undefined
  readonly affected: ReadonlyArray<AffectedKey>
}

/** A change as a user of the project sees it in the history. */
export type HistoryEntry = {
  readonly id: ChangeId
  /** an ISO date-time */
  readonly at: string
  /** the name of the user */
  readonly by: string
  readonly words: string
  readonly undone: boolean
}

/** A part of the history, newest first; `next` is sent as `before` to get the following part, if there is more. */
export type HistoryPage = { readonly changes: ReadonlyArray<HistoryEntry>; readonly next: ChangeId | undefined }

/** An entry with the change itself, for undo and redo. */
export type RecordedChange = ChangeEntry & { readonly change: PlanChange }

/** The version at which a change was last made, undone or redone. */
export const latestVersionOf = ({ version, undoneVersion }: Pick<ChangeEntry, 'version' | 'undoneVersion'>): number =>
  undoneVersion ?? version

export const isInForce = ({ undoneVersion }: Pick<ChangeEntry, 'undoneVersion'>): boolean => undoneVersion === undefined

/** The change that was made, undone or redone last. */
export const newestOf = (entries: ReadonlyArray<ChangeEntry>): ChangeEntry | undefined =>
  entries.reduce<ChangeEntry | undefined>(
    (newest, entry) => (newest !== undefined && latestVersionOf(newest) > latestVersionOf(entry) ? newest : entry),
    undefined,
  )

export const entriesAffecting = (
  entries: ReadonlyArray<ChangeEntry>,
  keys: ReadonlyArray<AffectedKey>,
): ReadonlyArray<ChangeEntry> => {
  const wantedKeys = new Set(keys)
  return entries.filter(({ affected }) => affected.some((key) => wantedKeys.has(key)))
}
