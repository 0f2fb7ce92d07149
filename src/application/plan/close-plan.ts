import { forgottenOnChange } from '../../domain/project'
import type { SessionKeeper } from '../session'
import { closed } from './plan-state'
import type { PlanStore } from './plan-store'

export type ClosePlanPorts = {
  readonly plan: Pick<PlanStore, 'become'>
  readonly keeper: Pick<SessionKeeper, 'forget'>
}

export type ClosePlan = () => Promise<void>

/** §4: changing project clears what is kept of the one that was open. */
export const closePlan =
  ({ plan, keeper }: ClosePlanPorts): ClosePlan =>
  async () => {
    plan.become(closed)
    await keeper.forget(forgottenOnChange)()
  }
