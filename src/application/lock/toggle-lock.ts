import * as O from 'fp-ts/Option'
import { isLocked, type Lockable } from '../../domain/lock'
import { routeAt, type Plan } from '../../domain/plan'
import { getStop, type StopId } from '../../domain/stop'
import type { PlanStore } from '../plan'
import type { ChangeLocks } from './change-locks'

export type TurnLockPorts = { readonly plan: Pick<PlanStore, 'plan'>; readonly change: ChangeLocks }

/** A stop, or a route by its index. */
export type Turnable = { readonly stop: StopId } | { readonly route: number }

export type TurnLock = (what: Turnable) => Promise<void>

/** Locks what is open, and unlocks what is locked, as it stands in the plan now. Not while it is being turned already. */
export const turnLock = ({ plan: store, change }: TurnLockPorts): TurnLock => {
  const turning = new Set<string>()
  return async (what) => {
    const { plan } = store
    const key = JSON.stringify(what)
    if (plan === undefined || turning.has(key)) return
    const found = foundIn(plan, what)
    if (found === undefined) return
    turning.add(key)
    const [stops, routes] = 'stop' in what ? [[what.stop], []] : [[], [what.route]]
    await change({ locked: !isLocked(found), stops, routes })
    turning.delete(key)
  }
}

const foundIn = (plan: Plan, what: Turnable): Lockable | undefined =>
  'stop' in what ? getStop(plan.stops, what.stop) : O.toUndefined(routeAt(plan, what.route))
