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
  /** username */
  readonly createdBy: string
}

export type ProjectRecord = ProjectCreationInfo & {
  /** 1 for a new project; every change adds one */
  readonly version: number
  readonly stops: number
  readonly routes: number
  /** the number of activities on all routes, including starts and ends */
  readonly activities: number
}

export type ProjectRecords = {
  /** newest first */
  readonly all: () => Promise<ReadonlyArray<ProjectRecord>>
  /** within a write, locks the project until the write ends */
  readonly find: (id: ProjectId) => Promise<ProjectRecord | undefined>
  /** the newest project that has a stop with this id */
  readonly findByStop: (id: StopId) => Promise<ProjectRecord | undefined>
  readonly plan: (project: ProjectRecord) => Promise<Plan>
  /** with an empty plan */
  readonly add: (creationInfo: ProjectCreationInfo) => Promise<ProjectRecord>
  /** takes the project as found in this write, the change, and the plan after the change */
  readonly change: (project: ProjectRecord, planChange: PlanChange, plan: Plan) => Promise<ProjectRecord>
  /** removes the project with its plan, history and jobs; false if there is no such project */
  readonly remove: (id: ProjectId) => Promise<boolean>
}
