import type { Coordinates } from '../../src/domain/address'
import type { Travel as Roads } from '../../src/domain/problem'
import type { Optimiser } from '../optimiser'
import type { JobId, OrganisationId, Storage } from '../storage'
import type { Travel } from '../travel'

/** Where jobs are done, and what it takes. */
export type Workplace = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly now: () => Date
  /** the ways between these places, known before a solver asks */
  readonly roads: (places: ReadonlyArray<Coordinates>) => Promise<Roads>
  readonly optimiser: (roads: Roads) => Optimiser
  readonly travel: Pick<Travel, 'drive' | 'learn'>
  /** word to whoever follows the job */
  readonly tell: (organisation: OrganisationId, id: JobId, revision: number) => void
  /** what went wrong, for those who keep the server running */
  readonly onAccident: (error: unknown) => void
}
