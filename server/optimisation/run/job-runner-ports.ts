import type { Solver } from '../../solver'
import type { JobId, OrganisationId, Storage } from '../../storage'
import type { Travel } from '../../travel'

/** What is needed to do jobs. */
export type JobRunnerPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly now: () => Date
  readonly optimiser: Solver
  readonly travel: Pick<Travel, 'drive' | 'learn' | 'table'>
  /** tells the followers of the job */
  readonly publishRevision: (organisation: OrganisationId, id: JobId, revision: number) => void
  /** logs what goes wrong, for the operator */
  readonly onError: (error: unknown) => void
}
