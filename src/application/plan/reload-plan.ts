import * as E from 'fp-ts/Either'
import { reuseUnchanged } from '../../domain/plan'
import type { PlanStore } from './plan-store'
import type { ReadPlan } from './read-plan'
import { loadAttemptOf } from './load-attempt'

export type ReloadPlanPorts = {
  readonly read: ReadPlan
  readonly plan: Pick<PlanStore, 'value' | 'open' | 'part' | 'set'>
}

export type ReloadPlan = () => Promise<void>

/**
 * Reads the open project again; what did not change stays the object it was. Asked for while it runs, it runs once more
 * afterwards, however often it was asked. An answer that is older than the plan on show, or of another project, is dropped.
 */
export const reloadPlan = ({ read, plan }: ReloadPlanPorts): ReloadPlan => {
  let running: Promise<void> | undefined
  let requestCount = 0

  const reloadOnce = async (): Promise<void> => {
    const open = plan.open
    if (open === undefined) return
    const answer = await read(open.project.id, loadAttemptOf(plan.part))()
    const current = plan.open
    if (E.isLeft(answer) || current === undefined || current.project.id !== answer.right.project.id) return
    if ((answer.right.version ?? Infinity) < (current.version ?? 0)) return
    const lastChanged = answer.right.version === current.version ? current.lastChanged : undefined
    const reused = reuseUnchanged(current.plan, answer.right.plan)
    plan.set({ kind: 'open', ...answer.right, plan: reused, lastChanged })
  }

  const reloadUntilCurrent = async (): Promise<void> => {
    for (let handledCount = -1; handledCount !== requestCount;) {
      handledCount = requestCount
      await reloadOnce()
    }
    running = undefined
  }

  return () => {
    requestCount += 1
    running ??= reloadUntilCurrent()
    return running
  }
}
