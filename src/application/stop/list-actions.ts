import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import { browsingOf } from './list-state'
import type { BrowsingStore } from './list-state-store'

export type BrowseStopsPorts = { readonly browsing: Pick<BrowsingStore, 'value' | 'become'> }

/** Goes through the list of a project's stops. What one looks at stays so while one is at a stop of them. */
export type BrowseStops = {
  readonly search: (project: ProjectId, query: string) => void
  readonly turnTo: (project: ProjectId, page: number) => void
  /** nothing once one has come back */
  readonly open: (project: ProjectId, stop: StopId | undefined) => void
}

export const browseStops = ({ browsing }: BrowseStopsPorts): BrowseStops => ({
  // Other stops have a first page of their own.
  search: (project, query) => browsing.become({ project, query, page: 1, opened: undefined }),
  turnTo: (project, page) => browsing.become({ ...browsingOf(browsing, project), project, page }),
  open: (project, opened) => browsing.become({ ...browsingOf(browsing, project), project, opened }),
})
