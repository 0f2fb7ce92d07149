import * as O from 'fp-ts/Option'
import { isLocked } from '../../domain/lock'
import { routeAt, stopOf } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
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
    const [stops, routes] = 'stop' in what ? [[what.stop], []] : [[], [what.route]]
    const found = O.toUndefined<Parameters<typeof isLocked>[0]>(
      'stop' in what ? stopOf(plan, what.stop) : routeAt(plan, what.route),
    )
    if (found === undefined) return
    turning.add(key)
    await change({ locked: !isLocked(found), stops, routes })
    turning.delete(key)
  }
}
