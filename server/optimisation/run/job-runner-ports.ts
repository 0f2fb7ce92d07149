import type { Optimiser } from '../../solver'
import type { JobId, OrganisationId, Storage } from '../../storage'
import type { Travel } from '../../travel'

/** What is needed to do jobs. */
export type Workplace = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly now: () => Date
  readonly optimiser: Optimiser
  readonly travel: Pick<Travel, 'drive' | 'learn' | 'table'>
  /** tells the followers of the job */
  readonly tell: (organisation: OrganisationId, id: JobId, revision: number) => void
  /** logs what goes wrong, for the operator */
  readonly onAccident: (error: unknown) => void
}
