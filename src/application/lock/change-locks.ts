import * as E from 'fp-ts/Either'
import type { PlanStore, ReloadPlan } from '../plan'
import type { Attempt } from '../session'
import type { LockChange, LockGateway } from './lock-gateway'

export type ChangeLocksPorts = {
  readonly locks: LockGateway
  readonly plan: Pick<PlanStore, 'project'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
}

/** Whether the server took it. */
export type ChangeLocks = (change: LockChange) => Promise<boolean>

/** Whose lock it is and since when is for the server to say: the plan is read again. */
export const changeLocks =
  ({ locks, plan, attempt, reload }: ChangeLocksPorts): ChangeLocks =>
  async (change) => {
    const project = plan.project?.id
    if (project === undefined) return false
    const answer = await attempt('lock or unlock', locks.change(project, change))()
    if (E.isLeft(answer)) return false
    if (plan.project?.id === project) await reload()
    return true
  }
