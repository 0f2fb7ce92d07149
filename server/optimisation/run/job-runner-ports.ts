import type * as O from 'fp-ts/Option'
import type { Solver } from '../../solver'
import type { JobId, JobRecord, OrganisationId, Storage } from '../../storage'
import type { Travel } from '../../travel'

/** The ports that running a job needs. */
export type JobRunnerPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly now: () => Date
  readonly solver: Solver
  readonly travel: Pick<Travel, 'drive' | 'dataDate' | 'prefetch' | 'table'>
  /** notifies the followers of the job */
  readonly publishRevision: (organisation: OrganisationId, id: JobId, revision: number) => void
  /** logs an error for the operator */
  readonly onError: (error: unknown) => void
}

/** Changes one job in a transaction of its own and notifies its followers; none where there is no such job or no change. */
export type UpdateJob = (update: (job: JobRecord) => O.Option<JobRecord>) => Promise<O.Option<JobRecord>>

/** A job that this process runs: how to change its record, the number of this attempt, and the signal that aborts it. */
export type ClaimedJob = { readonly updateJob: UpdateJob; readonly attemptNumber: number; readonly signal: AbortSignal }
