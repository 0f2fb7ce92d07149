import type { OrganisationId } from '../directory'
import type { PlanCache } from '../cache/plan-cache'
import type { StatementRunner, StatementScope } from './statement-scope'
import type { StopTexts } from './stored-texts'

type UnitContext = {
  readonly organisation: OrganisationId
  /**
   * whether rows that are read must be locked for this write transaction; SQLite needs no locks, because it has one
   * writer at a time
   */
  readonly locksRows: boolean
  readonly plans: PlanCache
}

/** What the records need in one read or write transaction of an organisation. */
export type UnitOfWork = UnitContext & {
  readonly runner: StatementRunner
  readonly stopTexts: StopTexts
  readonly pause: StatementScope['pause']
}

export const unitOfWorkOf = ({ runner, pause }: StatementScope, context: UnitContext): UnitOfWork => ({
  ...context,
  runner,
  pause,
  stopTexts: new Map(),
})
