import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { cancelled, done, type CallFailure } from '../../domain/failure'
import { isLocked, type Lockable } from '../../domain/lock'
import { routeAt, type Plan } from '../../domain/plan'
import { stopList, type StopId } from '../../domain/stop'
import type { ChangeProject, PlanStore } from '../plan'
import type { LockGateway } from './lock-gateway'

export type ToggleLockPorts = {
  readonly locks: LockGateway
  readonly plan: Pick<PlanStore, 'plan'>
  readonly changeProject: ChangeProject
}

/** A stop, or a route by its index. */
export type LockTarget = { readonly stop: StopId } | { readonly route: number }

export type ToggleLock = (target: LockTarget) => Promise<E.Either<CallFailure, void>>

/** Locks a stop or route of the present plan, or unlocks it if it is locked. Ignores a second call while the first runs. */
export const toggleLock = ({ locks, plan: store, changeProject }: ToggleLockPorts): ToggleLock => {
  const inProgress = new Set<string>()
  return async (target) => {
    const { plan } = store
    const key = JSON.stringify(target)
    if (plan === undefined || inProgress.has(key)) return cancelled
    const lockable = findLockable(plan, target)
    if (lockable === undefined) return cancelled
    inProgress.add(key)
    const [stops, routes] = 'stop' in target ? [[target.stop], []] : [[], [target.route]]
    const change = { locked: !isLocked(lockable), stops, routes }
    const answer = await changeProject('lock or unlock', (project) => locks.change(project, change))
    inProgress.delete(key)
    return E.isLeft(answer) ? answer : done
  }
}

const findLockable = (plan: Plan, target: LockTarget): Lockable | undefined =>
  'stop' in target ? stopList.get(plan.stops, target.stop)?.facts : O.toUndefined(routeAt(plan, target.route))

/** The actions on locks, for screens; the plan holds the locks. */
export type LockFacade = { readonly toggle: ToggleLock }
