import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import { listStateOf, type ListStateStore } from './list-state-store'

export type ListActionsPorts = { readonly listState: Pick<ListStateStore, 'value' | 'set'> }

/** Goes through the list of a project's stops. What one looks at stays so while one is at a stop of them. */
export type ListActions = {
  readonly search: (project: ProjectId, query: string) => void
  readonly showPage: (project: ProjectId, page: number) => void
  /** nothing once one has come back */
  readonly open: (project: ProjectId, stop: StopId | undefined) => void
}

export const listActions = ({ listState }: ListActionsPorts): ListActions => ({
  // Other stops have a first page of their own.
  search: (project, query) => listState.set({ project, query, page: 1, openedStopId: undefined }),
  showPage: (project, page) => listState.set({ ...listStateOf(listState, project), project, page }),
  open: (project, openedStopId) => listState.set({ ...listStateOf(listState, project), project, openedStopId }),
})
