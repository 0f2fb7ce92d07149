import type { ChangeId } from './change-header'

/** Whether a version of a project comes from a new change, or from an undo or redo of one. */
export type ChangeAction = 'made' | 'undone' | 'redone'

/**
 * A change as it is sent to browsers, in its stored form. Without routes and stops, the browser has to read the plan
 * again.
 */
export type SentChange = {
  readonly id: ChangeId
  readonly action: ChangeAction
  readonly routes?: ReadonlyArray<unknown> | undefined
  readonly stops?: ReadonlyArray<unknown> | undefined
  readonly moved?: ReadonlyArray<unknown> | undefined
  readonly unknownFields?: unknown
}

/** A new version of a project, as the answer to an edit and the event stream report it. */
export type ProjectChanged = {
  readonly version: number
  /** the name of the user */
  readonly by: string
  readonly description: string
  /** an ISO date-time */
  readonly at: string
  readonly change?: SentChange | undefined
}

/** A new version before it is sent: `text` is the stored JSON of the change, if it is to be sent. */
export type StoredProjectChanged = Omit<ProjectChanged, 'change'> & {
  readonly change?:
    | { readonly id: ChangeId; readonly action: ChangeAction; readonly text?: string | undefined }
    | undefined
}
