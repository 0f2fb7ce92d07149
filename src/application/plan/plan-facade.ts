import type { ClosePlan } from './close-plan'
import type { OpenProjectPlan } from './open-plan'
import type { PlanStore } from './plan-store'
import type { RefreshPlan } from './refresh-plan'
import type { ReloadPlan } from './reload-plan'

/** What the screens know of the open project, and may do with it. */
export type PlanFacade = {
  readonly store: Pick<PlanStore, 'value' | 'open' | 'plan' | 'project'>
  readonly open: OpenProjectPlan
  readonly reload: ReloadPlan
  readonly refresh: RefreshPlan
  readonly close: ClosePlan
}
