import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectSummary } from '../../domain/project'

/** The projects of the organisation as they were last loaded. */
export type ProjectList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly projects: ReadonlyArray<ProjectSummary> }

export class ProjectsStore {
  value: ProjectList = { kind: 'loading' }

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: ProjectList): void {
    this.value = value
  }
}
