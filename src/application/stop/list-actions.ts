import type { ProjectId } from '../../domain/project'
import { nextOrder, type StopColumn, type StopId } from '../../domain/stop'
import { listStateOf, type ListStateStore } from './list-state-store'

export type ListActionsPorts = { readonly listState: Pick<ListStateStore, 'value' | 'set'> }

/** Search, order and page of the list of stops. They stay while a stop that was opened from the list is shown. */
export type ListActions = {
  readonly search: (project: ProjectId, query: string) => void
  /** sorts by a column, in the other direction, or not at all */
  readonly sort: (project: ProjectId, column: StopColumn) => void
  readonly showPage: (project: ProjectId, page: number) => void
  /** undefined once the list is shown again */
  readonly open: (project: ProjectId, stop: StopId | undefined) => void
}

export const listActions = ({ listState }: ListActionsPorts): ListActions => ({
  // The result of another search or order starts on its first page.
  search: (project, query) =>
    listState.set({ ...listStateOf(listState, project), project, query, page: 1, openedStopId: undefined }),
  sort: (project, column) => {
    const state = listStateOf(listState, project)
    listState.set({ ...state, project, page: 1, order: nextOrder(state.order, column) })
  },
  showPage: (project, page) => listState.set({ ...listStateOf(listState, project), project, page }),
  open: (project, openedStopId) => listState.set({ ...listStateOf(listState, project), project, openedStopId }),
})
