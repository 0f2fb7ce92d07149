import { describe, expect, it } from 'vitest'
import { moveStop, removeStop, resequenceStop, unplanStop, type Plan } from '../../../src/domain/plan'
import { findBrokenLock, brokenLockMessage, setLocks, type LockTargets } from '../../../src/domain/lock'
import { sequenceNumberOf, stopList } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const lock = { by: 'demo', at: '2026-11-22T09:15:00.000Z' }
const plan = aPlanOf(
  [
    aRouteTo(['a', 'b', 'c', 'd'], { index: 0, name: 'Noord', externalRouteId: 1 }),
    aRouteTo(['e'], { index: 1, name: 'Zuid', externalRouteId: 2 }),
  ],
  ['loose'],
)
const number = (value: number) => right(sequenceNumberOf(value))

const locked = (targets: Partial<LockTargets>): Plan =>
  right(setLocks(plan, { stops: [], routes: [], ...targets }, lock))

const brokenLockTextOf = (before: Plan, after: Plan): string | undefined => {
  const broken = findBrokenLock(before, after)
  return broken && brokenLockMessage(broken)
}

const changes: Readonly<Record<string, (before: Plan) => Plan>> = {
  'c first': (before) => right(resequenceStop(before, 'c', number(10))),
  'a last': (before) => right(resequenceStop(before, 'a', number(40))),
  'a and b swapped': (before) => right(resequenceStop(before, 'a', number(20))),
  'a away': (before) => right(moveStop(before, { id: 'a', to: 1, number: undefined })),
  'c away': (before) => right(moveStop(before, { id: 'c', to: 1, number: undefined })),
  'c unplanned': (before) => right(unplanStop(before, 'c')),
  'c deleted': (before) => right(removeStop(before, 'c')),
  'e in before': (before) => right(moveStop(before, { id: 'e', to: 0, number: number(10) })),
  'e in behind': (before) => right(moveStop(before, { id: 'e', to: 0, number: undefined })),
  'loose planned': (before) => right(moveStop(before, { id: 'loose', to: 1, number: undefined })),
  'another driver': (before) => ({
    ...before,
    routes: before.routes.map((route) => (route.index === 0 ? { ...route, driverId: 'd7' } : route)),
  }),
}

const after = (before: Plan, change: string): Plan => changes[change]?.(before) ?? before

it('a move of a locked stop to another route without a driver or carrier breaks its lock', () => {
  const noCarrier = { externalRouteId: undefined }
  const unlockedPlan = aPlanOf([aRouteTo(['a'], noCarrier), aRouteTo(['b'], { ...noCarrier, index: 1 })])
  const before = right(setLocks(unlockedPlan, { stops: ['a'], routes: [] }, lock))
  expect(brokenLockTextOf(before, right(moveStop(before, { id: 'a', to: 1, number: undefined })))).toMatch(
    /is locked by demo/,
  )
})

it('setLocks refuses the start of a route', () => {
  const start = aStopCalled('depot', { type: 'START' })
  const listed = { ...plan, stops: stopList.from([...plan.stops, start]) }
  expect(left(setLocks(listed, { stops: ['depot'], routes: [] }, lock))).toEqual({
    kind: 'start or end',
    id: 'depot',
  })
})

describe('findBrokenLock: a locked stop', () => {
  const before = locked({ stops: ['c', 'loose'] })

  it.each(['c first', 'a last', 'c away', 'c unplanned', 'c deleted', 'another driver'])(
    'the change "%s" breaks the lock',
    (change) => {
      expect(brokenLockTextOf(before, after(before, change))).toBe(
        'Stop 30, Bakkerij Jansen, is locked by demo since 22-11 10:15',
      )
    },
  )

  it('planning a locked stop that is on no route breaks its lock', () => {
    expect(brokenLockTextOf(before, after(before, 'loose planned'))).toBe(
      'Stop, Bakkerij Jansen, is locked by demo since 22-11 10:15',
    )
  })

  it.each(['a and b swapped', 'a away', 'e in before', 'e in behind'])(
    'the lock stays intact when other stops come, go and swap: %s',
    (change) => {
      expect(after(before, change)).not.toBe(before)
      expect(brokenLockTextOf(before, after(before, change))).toBeUndefined()
    },
  )
})

describe('findBrokenLock: a locked route', () => {
  const before = locked({ routes: [0] })

  it.each([
    'c first',
    'a and b swapped',
    'a away',
    'c unplanned',
    'c deleted',
    'e in before',
    'e in behind',
    'another driver',
  ])('the change "%s" breaks the lock', (change) => {
    expect(brokenLockTextOf(before, after(before, change))).toBe('Route 1, Noord, is locked by demo since 22-11 10:15')
  })

  it('a change elsewhere leaves the lock intact', () => {
    expect(brokenLockTextOf(before, after(before, 'loose planned'))).toBeUndefined()
  })
})

describe('setLocks: missing stops and routes', () => {
  it('one missing target refuses all', () => {
    expect(left(setLocks(plan, { stops: ['a', 'x'], routes: [] }, lock))).toEqual({ kind: 'no such stop', id: 'x' })
    expect(left(setLocks(plan, { stops: ['a'], routes: [2] }, lock))).toEqual({ kind: 'no such route', index: 2 })
  })
})
