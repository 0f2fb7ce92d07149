import * as E from 'fp-ts/Either'
import { reuseUnchanged } from '../../domain/plan'
import type { PlanStore } from './plan-store'
import type { ReadPlan } from './read-plan'
import { triedOn } from './load-attempt'

export type ReloadPlanPorts = {
  readonly read: ReadPlan
  readonly plan: Pick<PlanStore, 'value' | 'open' | 'on' | 'become'>
}

export type ReloadPlan = () => Promise<void>

/**
 * Reads the open project again; what did not change stays the object it was. Asked for while it runs, it runs once more
 * afterwards, however often it was asked. An answer that is older than the plan on show, or of another project, is dropped.
 */
export const reloadPlan = ({ read, plan }: ReloadPlanPorts): ReloadPlan => {
  let running: Promise<void> | undefined
  let asked = 0

  const once = async (): Promise<void> => {
    const open = plan.open
    if (open === undefined) return
    const answer = await read(open.project.id, triedOn(plan.on))()
    const now = plan.open
    if (E.isLeft(answer) || now === undefined || now.project.id !== answer.right.project.id) return
    if ((answer.right.version ?? Infinity) < (now.version ?? 0)) return
    plan.become({ kind: 'open', ...answer.right, plan: reuseUnchanged(now.plan, answer.right.plan) })
  }

  const untilFresh = async (): Promise<void> => {
    for (let answered = -1; answered !== asked;) {
      answered = asked
      await once()
    }
    running = undefined
  }

  return () => {
    asked += 1
    running ??= untilFresh()
    return running
  }
}
