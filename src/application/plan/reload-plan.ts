import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import { reuseUnchanged } from '../../domain/plan'
import { refreshingAlert } from '../../domain/alert'
import type { AlertActions } from '../alert'
import type { PlanStore } from './plan-store'
import type { ReadPlan } from './read-plan'
import { loadCallOf, type OpenPlan } from './plan-state'

export type ReloadPlanPorts = {
  readonly read: ReadPlan
  readonly plan: Pick<PlanStore, 'value' | 'open' | 'part' | 'set'>
}

export type ReloadPlan = () => Promise<E.Either<CallFailure, void>>

const noLastChange: Pick<OpenPlan, 'lastChanged' | 'previousPlan'> = {}

/**
 * Reads the open project again; unchanged routes and stops stay the same objects. Calls while it runs cause one more run.
 * An answer that is older than the plan on screen, or of another project, is ignored.
 */
export const reloadPlan = ({ read, plan }: ReloadPlanPorts): ReloadPlan => {
  let running: Promise<E.Either<CallFailure, void>> | undefined
  let requestCount = 0

  const reloadOnce = async (): Promise<E.Either<CallFailure, void>> => {
    const open = plan.open
    if (open === undefined) return cancelled
    const answer = await read({ projectId: open.project.id, callName: loadCallOf(plan.part) })
    const current = plan.open
    if (E.isLeft(answer)) return answer
    if (current === undefined || current.project.id !== answer.right.project.id) return cancelled
    if ((answer.right.version ?? Infinity) < (current.version ?? 0)) return done
    const { lastChanged, previousPlan } = answer.right.version === current.version ? current : noLastChange
    const reused = reuseUnchanged(current.plan, answer.right.plan)
    plan.set({ kind: 'open', ...answer.right, plan: reused, lastChanged, previousPlan })
    return done
  }

  const reloadUntilCurrent = async (): Promise<E.Either<CallFailure, void>> => {
    let result: E.Either<CallFailure, void> = done
    for (let handledCount = -1; handledCount !== requestCount;) {
      handledCount = requestCount
      result = await reloadOnce()
    }
    running = undefined
    return result
  }

  return () => {
    requestCount += 1
    running ??= reloadUntilCurrent()
    return running
  }
}

export type RefreshPlanPorts = {
  readonly reload: ReloadPlan
  readonly alerts: Pick<AlertActions, 'show' | 'dismiss'>
}

export type RefreshPlan = () => Promise<E.Either<CallFailure, void>>

/** Reloads the plan for a user who requests it, and shows an alert meanwhile (§8). */
export const refreshPlan =
  ({ reload, alerts }: RefreshPlanPorts): RefreshPlan =>
  async () => {
    const alertId = alerts.show(refreshingAlert)
    const result = await reload()
    alerts.dismiss(alertId)
    return result
  }
