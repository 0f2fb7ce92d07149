import type { Solver } from '../../solver'
import type { JobId, OrganisationId, Storage } from '../../storage'
import type { Travel } from '../../travel'

/** The ports that running a job needs. */
export type JobRunnerPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly now: () => Date
  readonly solver: Solver
  readonly travel: Pick<Travel, 'drive' | 'prefetch' | 'table'>
  /** tells the followers of the job */
  readonly publishRevision: (organisation: OrganisationId, id: JobId, revision: number) => void
  /** logs an error for the operator */
  readonly onError: (error: unknown) => void
}
