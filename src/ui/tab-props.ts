import type { ProjectId } from '../domain/project'

/** Props of every tab screen. */
export type TabProps = { readonly projectId: ProjectId }
