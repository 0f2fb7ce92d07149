import { clearedOnProjectChange } from '../../domain/project'
import type { SessionKeeper } from '../session'
import { closed } from './plan-state'
import type { PlanStore } from './plan-store'

export type ClosePlanPorts = {
  readonly plan: Pick<PlanStore, 'become'>
  /** the external routes */
  readonly carriers: { readonly become: (none: undefined) => void }
  readonly keeper: Pick<SessionKeeper, 'forget'>
}

export type ClosePlan = () => Promise<void>

/** §4: changing project clears what is kept of the one that was open. */
export const closePlan =
  ({ plan, carriers, keeper }: ClosePlanPorts): ClosePlan =>
  async () => {
    plan.become(closed)
    carriers.become(undefined)
    await keeper.forget(clearedOnProjectChange)()
  }
