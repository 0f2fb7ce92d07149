import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'

/** What of a project's stops one looks at. */
export type ListState = {
  /** those that this text asks for */
  readonly query: string
  /** counted from 1 */
  readonly page: number
  /** the one that was opened from the list, to come back to */
  readonly openedStopId: StopId | undefined
}

export type ProjectListState = ListState & { readonly project: ProjectId }

/** Every other project is looked at from the start. */
export const listStateOf = (
  { value }: { readonly value: ProjectListState | undefined },
  project: ProjectId,
): ListState => (value?.project === project ? value : initialListState)

const initialListState: ListState = { query: '', page: 1, openedStopId: undefined }

export class ListStateStore {
  value: ProjectListState | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: ProjectListState | undefined): void {
    this.value = value
  }
}
