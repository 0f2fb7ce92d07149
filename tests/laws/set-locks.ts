import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  lockOf,
  type Lock,
  findBrokenLock,
  setLocks,
  findLockBrokenByUndo,
  type LockTargets,
} from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import { aLock, aLockedPlan, withoutLocks } from '../kit/arbitraries/lock'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { assertSamePlan } from '../kit/same-plan'

type LockCase = {
  readonly plan: Plan
  readonly targets: LockTargets
  readonly lock: Lock
  readonly lockedBefore: boolean
}

const aLockCase = (): fc.Arbitrary<LockCase> =>
  fc
    .tuple(aLockedPlan(), fc.array(fc.nat(30)), fc.array(fc.nat(4)), aLock(), fc.boolean())
    .map(([plan, stops, routes, lock, lockedBefore]) => {
      const ids = [...plan.stops].map(({ facts: { id } }) => id)
      const indexes = plan.routes.map(({ index }) => index)
      return {
        plan,
        targets: {
          stops: stops.flatMap((index) => ids[index % Math.max(ids.length, 1)] ?? []),
          routes: routes.flatMap((index) => indexes[index % Math.max(indexes.length, 1)] ?? []),
        },
        lock,
        lockedBefore,
      }
    })

type Change = typeof setLocks

const locksIn = ({ routes, stops }: Plan): ReadonlyArray<string> => [
  ...routes.map((route) => `route ${route.index} ${JSON.stringify(lockOf(route))}`),
  ...Array.from(stops, (stop) => `stop ${stop.facts.id} ${JSON.stringify(lockOf(stop.facts))}`),
]

export const setLocksLaws: ReadonlyArray<Law> = [
  law({
    name: 'changes of locks can be undone',
    statement: 'Locking and unlocking can be undone and redone, whatever else is locked.',
    subject: findLockBrokenByUndo,
    arbitrary: aLockCase(),
    holds: (subject, { plan, targets, lock, lockedBefore }) => {
      const after = right(setLocks(plan, targets, lockedBefore ? undefined : lock))
      assert.equal(subject(after, plan), undefined)
      assert.equal(subject(plan, after), undefined)
    },
    mutants: { 'a removed lock still counts': findBrokenLock },
  }),
  law({
    name: 'exactly the targets are locked',
    statement:
      'The targets are locked, by the user who locked them first, and all others are unchanged; unlocking removes exactly these locks.',
    subject: setLocks,
    arbitrary: aLockCase(),
    holds: (subject, { plan, targets, lock }) => {
      const locked = right(subject(plan, targets, lock))
      const unlocked = right(subject(locked, targets, undefined))
      const isNamed = (line: string): boolean =>
        targets.routes.some((index) => line.startsWith(`route ${index} `)) ||
        targets.stops.some((id) => line.startsWith(`stop ${id} `))
      const [linesBefore, linesAfter, linesUnlocked] = [locksIn(plan), locksIn(locked), locksIn(unlocked)]
      for (const [index, line] of linesBefore.entries()) {
        const isNew = isNamed(line) && line.endsWith(' undefined')
        assert.equal(linesAfter[index], isNew ? line.replace('undefined', JSON.stringify(lock)) : line)
        assert.equal(linesUnlocked[index], isNamed(line) ? line.replace(/\{.*\}/, 'undefined') : line)
      }
      assertSamePlan(withoutLocks(locked), withoutLocks(plan))
    },
    mutants: {
      'the last lock counts': (plan, targets, lock) =>
        setLocks(right(setLocks(plan, targets, undefined)), targets, lock),
      'routes are skipped': (plan, targets, lock) => setLocks(plan, { ...targets, routes: [] }, lock),
      'stops are skipped': (plan, targets, lock) => setLocks(plan, { ...targets, stops: [] }, lock),
      'nothing is unlocked': (plan, targets, lock) => setLocks(plan, lock === undefined ? noTargets : targets, lock),
    } satisfies Readonly<Record<string, Change>>,
  }),
]

const noTargets: LockTargets = { stops: [], routes: [] }
