import type { PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'

export type ProjectId = string

export type ProjectBirth = {
  readonly id: ProjectId
  readonly name: string
  /** ISO, in UTC, so that moments compare as texts */
  readonly createdAt: string
  /** username */
  readonly createdBy: string
}

export type ProjectRecord = ProjectBirth & {
  /** 1 when made; one more with every change */
  readonly version: number
  readonly stops: number
  readonly routes: number
  /** of all routes, start and end with them */
  readonly activities: number
}

export type ProjectRecords = {
  /** newest first */
  readonly all: () => Promise<ReadonlyArray<ProjectRecord>>
  /** in a write, nobody else changes the project until that is over */
  readonly find: (id: ProjectId) => Promise<ProjectRecord | undefined>
  /** the newest that has a stop of this id */
  readonly ofStop: (id: StopId) => Promise<ProjectRecord | undefined>
  readonly plan: (project: ProjectRecord) => Promise<Plan>
  /** with an empty plan */
  readonly add: (birth: ProjectBirth) => Promise<ProjectRecord>
  /** the project as found in this write, how its plan turned, and what it turned into */
  readonly change: (project: ProjectRecord, turned: PlanChange, plan: Plan) => Promise<ProjectRecord>
  /** with its plan, its history and its jobs; false where there is no such project */
  readonly remove: (id: ProjectId) => Promise<boolean>
}
