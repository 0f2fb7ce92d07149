import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'

/** What of a project's stops one looks at. */
export type Browsing = {
  /** those that this text asks for */
  readonly query: string
  /** counted from 1 */
  readonly page: number
  /** the one that was opened from the list, to come back to */
  readonly opened: StopId | undefined
}

export type BrowsingIn = Browsing & { readonly project: ProjectId }

/** Every other project is looked at from the start. */
export const browsingOf = ({ value }: { readonly value: BrowsingIn | undefined }, project: ProjectId): Browsing =>
  value?.project === project ? value : fromTheStart

const fromTheStart: Browsing = { query: '', page: 1, opened: undefined }
