import fc from 'fast-check'
import { withLock, type Lock, type Lockable, setLocks } from '../../../src/domain/lock'
import type { Plan } from '../../../src/domain/plan'
import type { Stop } from '../../../src/domain/stop'
import { stopListOfChunks } from '../../../src/domain/stop/stop-list'
import { chunksIn } from '../builders/stop-list'
import { afterEdit, type Edit } from '../edits'
import { right } from '../either'
import { aStoredPlan, anEdit, type BeforeAndAfter } from './history'

export const aLock = (): fc.Arbitrary<Lock> =>
  fc.record(
    {
      by: fc.constantFrom('demo', 'm.visser', ''),
      at: fc.constantFrom('2026-11-22T09:15:00.000Z', '2026-06-01T22:30:00Z', ''),
    },
    { noNullPrototype: true },
  )

/** Which items are chosen; the pattern is repeated. */
const picks = (): fc.Arbitrary<ReadonlyArray<boolean>> => fc.array(fc.boolean(), { minLength: 1, maxLength: 7 })

/** A plan as the server stores it, with locks on some stops and routes. */
export const aLockedPlan = (): fc.Arbitrary<Plan> =>
  fc
    .tuple(aStoredPlan(), aLock(), picks(), picks())
    .map(([plan, lock, stops, routes]) => withLocks(plan, lock, stops, routes))

type LockPicks = ReadonlyArray<boolean>

const withLocks = (plan: Plan, lock: Lock, stops: LockPicks, routes: LockPicks): Plan => {
  const locked =
    (picked: LockPicks) =>
    <A extends Lockable>(item: A, index: number): A =>
      picked[index % picked.length] === true ? withLock(item, lock) : item
  const lockFacts = locked(stops)
  const lockStop = (stop: Stop, index: number): Stop => ({ ...stop, facts: lockFacts(stop.facts, index) })
  return {
    ...plan,
    routes: plan.routes.map(locked(routes)),
    stops: stopListOfChunks(chunksIn(plan.stops).map((chunk) => chunk.map(lockStop))),
  }
}

/** A plan with locks, before and after an edit; sometimes the edit saves a whole plan. */
export const aLockedPlanAndAnEdit = (): fc.Arbitrary<BeforeAndAfter> =>
  fc.tuple(aLockedPlan(), anEdit(), fc.boolean()).map(([before, edit, isSentWhole]) => {
    const after = afterEdit(before, edit)
    const save: Edit = { edit: 'save', plan: after }
    return { before, after: isSentWhole ? afterEdit(before, save) : after }
  })

/** The plan without any lock. */
export const withoutLocks = (plan: Plan): Plan => {
  const all = { routes: plan.routes.map(({ index }) => index), stops: [...plan.stops].map(({ facts: { id } }) => id) }
  return right(setLocks(plan, all, undefined))
}
