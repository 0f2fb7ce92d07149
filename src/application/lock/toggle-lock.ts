import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { done, notDone, type CallFailure } from '../../domain/failure'
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

/** Stops, or a route by its index. */
export type LockTarget = { readonly stops: ReadonlyArray<StopId> } | { readonly route: number }

export type ToggleLock = (target: LockTarget) => Promise<E.Either<CallFailure, void>>

/** Locks stops or a route of the current plan, or unlocks them if all are locked. Ignores a second call while the first runs. */
export const toggleLock = ({ locks, plan: store, changeProject }: ToggleLockPorts): ToggleLock => {
  const inProgress = new Set<string>()
  return async (target) => {
    const { plan } = store
    const key = JSON.stringify(target)
    if (plan === undefined || inProgress.has(key)) return notDone
    const lockables = findLockables(plan, target)
    if (lockables.length === 0) return notDone
    inProgress.add(key)
    const [stops, routes] = 'stops' in target ? [target.stops, []] : [[], [target.route]]
    const change = { locked: !lockables.every(isLocked), stops, routes }
    const answer = await changeProject('lock or unlock', (project) => locks.change(project, change))
    inProgress.delete(key)
    return E.isLeft(answer) ? answer : done
  }
}

const findLockables = (plan: Plan, target: LockTarget): ReadonlyArray<Lockable> => {
  if ('stops' in target) return target.stops.flatMap((id) => stopList.get(plan.stops, id)?.facts ?? [])
  const route = O.toUndefined(routeAt(plan, target.route))
  return route === undefined ? [] : [route]
}

/** The actions on locks, for screens; the plan holds the locks. */
export type LockFacade = { readonly toggle: ToggleLock }
