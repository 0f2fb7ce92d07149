import * as O from 'fp-ts/Option'
import type { Plan } from '../plan'
import { outOfPlace } from './find-conflicts'
import type { PlanChange, Side } from './plan-change'
import { putInPlace } from './apply-side'

/** The plan as if a change had not been; none where what it touches no longer stands as the change left it. */
export const turnedBack = (plan: Plan, change: PlanChange): O.Option<Plan> => turned(plan, change, 'after', 'before')

/** The plan with the change again; none where what it touches does not stand as it did before the change. */
export const turnedAgain = (plan: Plan, change: PlanChange): O.Option<Plan> => turned(plan, change, 'before', 'after')

const turned = (plan: Plan, change: PlanChange, from: Side, to: Side): O.Option<Plan> =>
  outOfPlace(plan, change, from).length === 0 ? O.some(putInPlace(plan, change, to)) : O.none
