import type { PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { ProjectId } from '../../src/domain/project'
import type { StopId } from '../../src/domain/stop'

export type { ProjectId }

export type ProjectCreationInfo = {
  readonly id: ProjectId
  readonly name: string
  /** an ISO date-time in UTC, so that times compare as text */
  readonly createdAt: string
  /** the username of the creator */
  readonly createdBy: string
}

export type ProjectRecord = ProjectCreationInfo & {
  /** 1 for a new project; every change adds one */
  readonly version: number
  readonly stopCount: number
  readonly routeCount: number
  /** the number of activities on all routes, including starts and ends */
  readonly activityCount: number
}

/** The projects of the organisation that the read or write is for. */
export type ProjectRecords = {
  /** newest first */
  readonly all: () => Promise<ReadonlyArray<ProjectRecord>>
  /** in a write transaction, locks the project until the transaction ends */
  readonly find: (id: ProjectId) => Promise<ProjectRecord | undefined>
  /** the newest project that has a stop with this id */
  readonly findByStop: (id: StopId) => Promise<ProjectRecord | undefined>
  /** the plan of the version in this record */
  readonly readPlan: (project: ProjectRecord) => Promise<Plan>
  /** adds a project with an empty plan */
  readonly add: (creationInfo: ProjectCreationInfo) => Promise<ProjectRecord>
  /**
   * stores what a change adds, replaces and removes, and returns the project with its new version. `project` is the
   * record that was found in this transaction, and `plan` the plan after the change.
   */
  readonly storeNewVersion: (project: ProjectRecord, change: PlanChange, plan: Plan) => Promise<ProjectRecord>
  /** removes the project with its plan, history and jobs; false if there is no such project */
  readonly remove: (id: ProjectId) => Promise<boolean>
}
