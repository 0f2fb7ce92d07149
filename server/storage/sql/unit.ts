import type { OrganisationId } from '../directory'
import type { PlanMemory } from '../plans/plan-memory'
import type { Backlog } from './backlog'
import type { Speaker } from './speaker'
import type { StopTexts } from './stop-text'
import type { Turn } from './turns'

type About = {
  readonly organisation: OrganisationId
  /** whether a row that is found must be held for this write: not where a write is alone with the database anyway */
  readonly holdsRows: boolean
  readonly plans: PlanMemory
}

/** One read or write of one organisation, under way. */
export type Unit = About & { readonly speaker: Speaker; readonly backlog: Backlog; readonly written: StopTexts }

export const unitOf = ({ speaker, backlog }: Turn, { organisation, holdsRows, plans }: About): Unit => ({
  organisation,
  holdsRows,
  plans,
  speaker,
  backlog,
  written: new Map(),
})
