import type { Kysely } from 'kysely'
import type { OrganisationId } from '../directory'
import type { PlanMemory } from '../plans/plan-memory'
import type { Tables } from './tables'

/** One read or write of one organisation, under way. */
export type Unit = {
  readonly organisation: OrganisationId
  readonly db: Kysely<Tables>
  /** whether a row that is found must be held for this write: not where a write is alone with the database anyway */
  readonly holdsRows: boolean
  readonly plans: PlanMemory
}
