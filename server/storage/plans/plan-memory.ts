import type { Plan } from '../../../src/domain/plan'
import type { OrganisationId } from '../directory'
import type { ProjectId, ProjectRecord } from '../project-records'

/** Plans that need not be read again, each of one version of a project. */
export type PlanMemory = {
  /** the project as it surely stands now; none where somebody must look */
  readonly newest: (organisation: OrganisationId, id: ProjectId) => ProjectRecord | undefined
  /** somebody looked, and this is how it stands now */
  readonly found: (organisation: OrganisationId, project: ProjectRecord) => void
  readonly recall: (organisation: OrganisationId, project: ProjectRecord) => Plan | undefined
  readonly keep: (organisation: OrganisationId, project: ProjectRecord, plan: Plan) => void
  /** there is no such project any more */
  readonly forget: (organisation: OrganisationId, id: ProjectId) => void
}

/** A plan, and the project whose version it is. */
export type KeptPlan = {
  readonly organisation: OrganisationId
  readonly project: ProjectRecord
  readonly plan: Plan
}

/** Two projects of different organisations may share an id. */
export const keyOf = (organisation: OrganisationId, id: ProjectId): string =>
  `${organisation.length} ${organisation}${id}`
