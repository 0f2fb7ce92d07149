import type { OrganisationId } from '../directory'
import type { PlanMemory } from '../cache/plan-cache'
import type { Backlog } from './pending-rows'
import type { Speaker } from './statement-runner'
import type { StopTexts } from './stop-text'
import type { Turn } from './statement-scope'

type About = {
  readonly organisation: OrganisationId
  /**
   * whether rows that are found must be locked for this write; SQLite needs no locks, since it has one writer at a
   * time
   */
  readonly holdsRows: boolean
  readonly plans: PlanMemory
}

/** What the records of one read or write of an organisation work with. */
export type Unit = About & { readonly speaker: Speaker; readonly backlog: Backlog; readonly written: StopTexts }

export const unitOf = ({ speaker, backlog }: Turn, { organisation, holdsRows, plans }: About): Unit => ({
  organisation,
  holdsRows,
  plans,
  speaker,
  backlog,
  written: new Map(),
})
