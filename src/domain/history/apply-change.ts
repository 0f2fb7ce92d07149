import * as O from 'fp-ts/Option'
import type { Plan } from '../plan'
import { findConflicts } from './find-conflicts'
import type { PlanChange, Side } from './plan-change'
import { applySide } from './apply-side'

/** The plan as if a change had not been; none where what it touches no longer stands as the change left it. */
export const revert = (plan: Plan, change: PlanChange): O.Option<Plan> =>
  applyIfUnchanged(plan, change, 'after', 'before')

/** The plan with the change again; none where what it touches does not stand as it did before the change. */
export const reapply = (plan: Plan, change: PlanChange): O.Option<Plan> =>
  applyIfUnchanged(plan, change, 'before', 'after')

const applyIfUnchanged = (plan: Plan, change: PlanChange, from: Side, to: Side): O.Option<Plan> =>
  findConflicts(plan, change, from).length === 0 ? O.some(applySide(plan, change, to)) : O.none
