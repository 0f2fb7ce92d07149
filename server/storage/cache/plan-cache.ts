import type { Plan } from '../../../src/domain/plan'
import type { OrganisationId } from '../directory'
import type { ProjectId, ProjectRecord } from '../project-record-types'

/** Plans in memory, each for one version of a project. */
export type PlanMemory = {
  /** the present record of the project; undefined where only the database knows */
  readonly newest: (organisation: OrganisationId, id: ProjectId) => ProjectRecord | undefined
  /** remembers a record that was just read from the database */
  readonly found: (organisation: OrganisationId, project: ProjectRecord) => void
  readonly recall: (organisation: OrganisationId, project: ProjectRecord) => Plan | undefined
  readonly keep: (organisation: OrganisationId, project: ProjectRecord, plan: Plan) => void
  /** drops a project that was removed */
  readonly forget: (organisation: OrganisationId, id: ProjectId) => void
}

/** A plan, and the record of the project with its version. */
export type KeptPlan = {
  readonly organisation: OrganisationId
  readonly project: ProjectRecord
  readonly plan: Plan
}

/** A key from organisation and id, since projects of two organisations may have the same id. */
export const keyOf = (organisation: OrganisationId, id: ProjectId): string =>
  `${organisation.length} ${organisation}${id}`
