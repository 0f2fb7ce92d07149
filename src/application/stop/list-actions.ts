import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import { listStateOf, type ListStateStore } from './list-state-store'

export type ListActionsPorts = { readonly listState: Pick<ListStateStore, 'value' | 'set'> }

/** Search and page of the list of stops. They stay while a stop that was opened from the list is shown. */
export type ListActions = {
  readonly search: (project: ProjectId, query: string) => void
  readonly showPage: (project: ProjectId, page: number) => void
  /** undefined once the list is shown again */
  readonly open: (project: ProjectId, stop: StopId | undefined) => void
}

export const listActions = ({ listState }: ListActionsPorts): ListActions => ({
  // The result of another search starts on its first page.
  search: (project, query) => listState.set({ project, query, page: 1, openedStopId: undefined }),
  showPage: (project, page) => listState.set({ ...listStateOf(listState, project), project, page }),
  open: (project, openedStopId) => listState.set({ ...listStateOf(listState, project), project, openedStopId }),
})
