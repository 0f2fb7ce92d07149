import assert from 'node:assert/strict'
import fc from 'fast-check'
import { lockOf, type Lock } from '../../src/domain/lock'
import { brokenLock, changeLocks, lockInTheWay, type LockTurn, type Plan } from '../../src/domain/plan'
import { aLock, aLockedPlan, unlockedIn } from '../kit/arbitraries/lock'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { assertSamePlan } from '../kit/same-plan'

type Turn = { readonly plan: Plan; readonly turn: LockTurn; readonly lock: Lock; readonly lockedBefore: boolean }

const aTurn = (): fc.Arbitrary<Turn> =>
  fc
    .tuple(aLockedPlan(), fc.array(fc.nat(30)), fc.array(fc.nat(4)), aLock(), fc.boolean())
    .map(([plan, stops, routes, lock, lockedBefore]) => {
      const ids = [...plan.stops].map(({ id }) => id)
      const indexes = plan.routes.map(({ index }) => index)
      return {
        plan,
        turn: {
          stops: stops.flatMap((at) => ids[at % Math.max(ids.length, 1)] ?? []),
          routes: routes.flatMap((at) => indexes[at % Math.max(indexes.length, 1)] ?? []),
        },
        lock,
        lockedBefore,
      }
    })

type Change = typeof changeLocks

const locksIn = ({ routes, stops }: Plan): ReadonlyArray<string> => [
  ...routes.map((route) => `route ${route.index} ${JSON.stringify(lockOf(route))}`),
  ...Array.from(stops, (stop) => `stop ${stop.id} ${JSON.stringify(lockOf(stop))}`),
]

export const lockTurnLaws: ReadonlyArray<Law> = [
  law({
    name: 'a lock goes with its own change',
    words: 'Locking and unlocking can be undone and redone, whatever else is locked.',
    subject: lockInTheWay,
    given: aTurn(),
    holds: (subject, { plan, turn, lock, lockedBefore }) => {
      const after = right(changeLocks(plan, turn, lockedBefore ? undefined : lock))
      assert.equal(subject(after, plan), undefined)
      assert.equal(subject(plan, after), undefined)
    },
    mutants: { 'a lock that goes holds all the same': brokenLock },
  }),
  law({
    name: 'locked as named',
    words:
      'The named stops and routes are locked afterwards, by the user who locked them first, and all others are as before; unlocking removes exactly these locks.',
    subject: changeLocks,
    given: aTurn(),
    holds: (subject, { plan, turn, lock }) => {
      const locked = right(subject(plan, turn, lock))
      const unlocked = right(subject(locked, turn, undefined))
      const isNamed = (line: string): boolean =>
        turn.routes.some((index) => line.startsWith(`route ${index} `)) ||
        turn.stops.some((id) => line.startsWith(`stop ${id} `))
      const [were, are, then] = [locksIn(plan), locksIn(locked), locksIn(unlocked)]
      for (const [at, line] of were.entries()) {
        const isNew = isNamed(line) && line.endsWith(' undefined')
        assert.equal(are[at], isNew ? line.replace('undefined', JSON.stringify(lock)) : line)
        assert.equal(then[at], isNamed(line) ? line.replace(/\{.*\}/, 'undefined') : line)
      }
      assertSamePlan(unlockedIn(locked), unlockedIn(plan))
    },
    mutants: {
      'the last who locks counts': (plan, turn, lock) =>
        changeLocks(right(changeLocks(plan, turn, undefined)), turn, lock),
      'routes are left out': (plan, turn, lock) => changeLocks(plan, { ...turn, routes: [] }, lock),
      'stops are left out': (plan, turn, lock) => changeLocks(plan, { ...turn, stops: [] }, lock),
      'nothing is unlocked': (plan, turn, lock) => changeLocks(plan, lock === undefined ? nothing : turn, lock),
    } satisfies Readonly<Record<string, Change>>,
  }),
]

const nothing: LockTurn = { stops: [], routes: [] }
