import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { StopId, StopOrder } from '../../domain/stop'

/** Which stops of a project the list shows. */
export type ListState = {
  /** the text of the search */
  readonly query: string
  /** counted from 1 */
  readonly page: number
  /** the stop that was opened or added, whose row gets the focus when the list is shown again */
  readonly openedStopId: StopId | undefined
  readonly order: StopOrder
}

export type ProjectListState = ListState & { readonly project: ProjectId }

/** The list of another project starts on its first page, without a search. */
export const listStateOf = (
  { value }: { readonly value: ProjectListState | undefined },
  project: ProjectId,
): ListState => (value?.project === project ? value : initialListState)

const initialListState: ListState = { query: '', page: 1, openedStopId: undefined, order: undefined }

export class ListStateStore {
  value: ProjectListState | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: ProjectListState | undefined): void {
    this.value = value
  }
}
