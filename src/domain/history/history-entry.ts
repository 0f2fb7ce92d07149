import type { ChangeId } from './change-header'

/** A change as a user of the project sees it in the history. */
export type HistoryEntry = {
  readonly id: ChangeId
  /** an ISO date-time */
  readonly at: string
  /** the name of the user */
  readonly by: string
  readonly description: string
  readonly isUndone: boolean
}

/** A part of the history, newest first; `next` is sent as `before` to get the following part, if there is more. */
export type HistoryPage = { readonly changes: ReadonlyArray<HistoryEntry>; readonly next: ChangeId | undefined }
