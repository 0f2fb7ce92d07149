import type { Plan } from '../../../src/domain/plan'
import type { OrganisationId } from '../directory'
import type { ProjectId, ProjectRecord } from '../project-record-types'

/** Plans in memory, each for one version of a project. */
export type PlanCache = {
  /** the current record of the project; undefined if only the database knows it */
  readonly newestRecord: (organisation: OrganisationId, id: ProjectId) => ProjectRecord | undefined
  /** caches a record that was just read from the database */
  readonly noteRecord: (organisation: OrganisationId, project: ProjectRecord) => void
  readonly getPlan: (organisation: OrganisationId, project: ProjectRecord) => Plan | undefined
  readonly putPlan: (organisation: OrganisationId, project: ProjectRecord, plan: Plan) => void
  readonly removeProject: (organisation: OrganisationId, id: ProjectId) => void
}

/** A plan, and the project record with its version. */
export type CachedPlan = {
  readonly organisation: OrganisationId
  readonly project: ProjectRecord
  readonly plan: Plan
}

/** A key for an id that is unique only within its scope, such as its organisation. */
export const scopedKey = (scope: string, id: string): string => `${scope.length} ${scope}${id}`
