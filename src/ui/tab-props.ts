import type { ProjectId } from '../domain/project'

/** What every tab is told of the page it stands on. */
export type TabProps = { readonly projectId: ProjectId }
