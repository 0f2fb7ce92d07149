import * as O from 'fp-ts/Option'
import { isLocked, type Lockable } from '../../domain/lock'
import { routeAt, type Plan } from '../../domain/plan'
import { stopList, type StopId } from '../../domain/stop'
import type { PlanStore } from '../plan'
import type { ChangeLocks } from './change-locks'

export type ToggleLockPorts = { readonly plan: Pick<PlanStore, 'plan'>; readonly change: ChangeLocks }

/** A stop, or a route by its index. */
export type LockTarget = { readonly stop: StopId } | { readonly route: number }

export type ToggleLock = (target: LockTarget) => Promise<void>

/** Locks what is open, and unlocks what is locked, as it stands in the plan now. Not while it is being turned already. */
export const toggleLock = ({ plan: store, change }: ToggleLockPorts): ToggleLock => {
  const inProgress = new Set<string>()
  return async (target) => {
    const { plan } = store
    const key = JSON.stringify(target)
    if (plan === undefined || inProgress.has(key)) return
    const lockable = findLockable(plan, target)
    if (lockable === undefined) return
    inProgress.add(key)
    const [stops, routes] = 'stop' in target ? [[target.stop], []] : [[], [target.route]]
    await change({ locked: !isLocked(lockable), stops, routes })
    inProgress.delete(key)
  }
}

const findLockable = (plan: Plan, target: LockTarget): Lockable | undefined =>
  'stop' in target ? stopList.get(plan.stops, target.stop) : O.toUndefined(routeAt(plan, target.route))

/** What the screens may do with locks; which there are, the plan says. */
export type LockFacade = { readonly toggle: ToggleLock }
