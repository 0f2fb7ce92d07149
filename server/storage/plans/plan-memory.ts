import type { Plan } from '../../../src/domain/plan'
import type { OrganisationId } from '../directory'
import type { ProjectRecord } from '../project-records'

/** Plans that need not be read again, each of one version of a project. */
export type PlanMemory = {
  readonly recall: (organisation: OrganisationId, project: ProjectRecord) => Plan | undefined
  readonly keep: (organisation: OrganisationId, project: ProjectRecord, plan: Plan) => void
}

/** A plan, and the project whose version it is. */
export type KeptPlan = {
  readonly organisation: OrganisationId
  readonly project: ProjectRecord
  readonly plan: Plan
}

/** Two projects of different organisations may share an id. */
export const keyOf = (organisation: OrganisationId, { id }: ProjectRecord): string => JSON.stringify([organisation, id])
