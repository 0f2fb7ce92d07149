import type { ProjectDocument } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { StopList } from '../../domain/stop'

/** A project as it is opened: its document, and what the server knows beside it, which other servers may leave out. */
export type OpenedProject = {
  readonly id: ProjectId | undefined
  readonly name: string | undefined
  /** an ISO date-time */
  readonly createdAt: string | undefined
  readonly version: number | undefined
  readonly document: ProjectDocument
}

/** Both documents of a project, to be stored in the place of those that are there. */
export type PlanDocuments = { readonly document: ProjectDocument; readonly stops: StopList }
