import * as O from 'fp-ts/Option'
import { findVisit, type Plan } from '../../../domain/plan'
import { secondsIntoRouteDay } from '../../../domain/route'
import type { Stop } from '../../../domain/stop'
import { slotLabelOf, visitTimingLabelsOf, type SlackLabel } from '../../plan'

/** When a stop is visited, and by whom; empty texts are unknown. */
export type VisitSummaryViewModel = {
  readonly arrival: string
  readonly slot: string
  /** such as `wait 13 min`; empty where the driver does not wait */
  readonly wait: string
  readonly slack: SlackLabel | undefined
  readonly driver: string
}

export const visitSummaryViewModel = (plan: Plan, stop: Stop): VisitSummaryViewModel => {
  const found = O.toUndefined(findVisit(plan, stop.facts.id))
  if (found === undefined) return { arrival: '', slot: slotLabelOf(stop.facts), wait: '', slack: undefined, driver: '' }
  return {
    ...visitTimingLabelsOf(found.visit, stop, secondsIntoRouteDay(found.route)),
    driver: found.route.driverName ?? '',
  }
}
