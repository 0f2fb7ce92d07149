import type { Plan } from '../../../src/domain/plan'
import type { OrganisationId } from '../directory'
import type { ProjectId, ProjectRecord } from '../project-record-types'

/** Plans in memory, each for one version of a project. */
export type PlanCache = {
  /** the present record of the project; undefined where only the database knows */
  readonly newestRecord: (organisation: OrganisationId, id: ProjectId) => ProjectRecord | undefined
  /** remembers a record that was just read from the database */
  readonly noteRecord: (organisation: OrganisationId, project: ProjectRecord) => void
  readonly getPlan: (organisation: OrganisationId, project: ProjectRecord) => Plan | undefined
  readonly putPlan: (organisation: OrganisationId, project: ProjectRecord, plan: Plan) => void
  /** drops a project that was removed */
  readonly removeProject: (organisation: OrganisationId, id: ProjectId) => void
}

/** A plan, and the record of the project with its version. */
export type CachedPlan = {
  readonly organisation: OrganisationId
  readonly project: ProjectRecord
  readonly plan: Plan
}

/** A key from organisation and id, since projects of two organisations may have the same id. */
export const organisationKey = (organisation: OrganisationId, id: ProjectId): string =>
  `${organisation.length} ${organisation}${id}`
