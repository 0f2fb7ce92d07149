import type { Law } from '../kit/law'
import { planLaws } from './plan'
import { planHistoryLaws } from './plan-history'
import { projectDocumentLaws } from './project-document'
import { routeLaws } from './route'

/** Every law of the domain, by room. */
export const laws: Readonly<Record<string, ReadonlyArray<Law>>> = {
  route: routeLaws,
  plan: [...planLaws, ...planHistoryLaws, ...projectDocumentLaws],
}
