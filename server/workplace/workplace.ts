import type { Optimiser } from '../optimiser'
import type { JobId, OrganisationId, Storage } from '../storage'
import type { Travel } from '../travel'

/** Where jobs are done, and what it takes. */
export type Workplace = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly now: () => Date
  readonly optimiser: Optimiser
  readonly travel: Pick<Travel, 'drive' | 'learn' | 'table'>
  /** word to whoever follows the job */
  readonly tell: (organisation: OrganisationId, id: JobId, revision: number) => void
  /** what went wrong, for those who keep the server running */
  readonly onAccident: (error: unknown) => void
}
