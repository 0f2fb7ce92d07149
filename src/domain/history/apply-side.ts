import { applyRouteReplacements, type Plan } from '../plan'
import type { PlanChange, Side } from './plan-change'
import { applyStopChanges } from './apply-stop-changes'

/** The plan with one side of a change in the place of the other; whatever the change does not touch is the same object. */
export const applySide = (plan: Plan, { routes, stops, extra }: PlanChange, side: Side): Plan =>
  applyRouteReplacements(
    { ...plan, stops: applyStopChanges(plan.stops, stops, side), extra: extra?.[side] ?? plan.extra },
    routes.map(({ index, [side]: route }) => ({ index, route })),
  )
