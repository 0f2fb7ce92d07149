import { describe, expect, it } from 'vitest'
import { moveStop, removeStop, resequenceStop, type Plan } from '../../../src/domain/plan'
import {
  findLockBrokenByUndo,
  findBrokenLock,
  brokenLockMessage,
  setLocks,
  type LockTargets,
} from '../../../src/domain/lock'
import type { Route } from '../../../src/domain/route'
import { sequenceNumberOf, stopList, type StopFacts } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { unplanStop } from '../../kit/unplan-stop'

const lock = { by: 'demo', at: '2026-11-22T09:15:00.000Z' }
const plan = aPlanOf(
  [
    aRouteTo(['a', 'b', 'c', 'd'], { index: 0, name: 'Noord', carrierId: 1 }),
    aRouteTo(['e'], { index: 1, name: 'Zuid', carrierId: 2 }),
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

const mapFirstRoute = (before: Plan, map: (route: Route) => Route): Plan => ({
  ...before,
  routes: before.routes.map((route) => (route.index === 0 ? map(route) : route)),
})

const changes: Readonly<Record<string, (before: Plan) => Plan>> = {
  'c first': (before) => right(resequenceStop(before, 'c', number(10))),
  'a last': (before) => right(resequenceStop(before, 'a', number(40))),
  'a and b swapped': (before) => right(resequenceStop(before, 'a', number(20))),
  'a and d swapped': (before) => right(resequenceStop(right(resequenceStop(before, 'a', number(40))), 'd', number(10))),
  'a away': (before) => right(moveStop(before, { id: 'a', to: 1, number: undefined })),
  'c away': (before) => right(moveStop(before, { id: 'c', to: 1, number: undefined })),
  'c unplanned': (before) => right(unplanStop(before, 'c')),
  'c deleted': (before) => right(removeStop(before, 'c')),
  'e in before': (before) => right(moveStop(before, { id: 'e', to: 0, number: number(10) })),
  'e in behind': (before) => right(moveStop(before, { id: 'e', to: 0, number: undefined })),
  'loose planned': (before) => right(moveStop(before, { id: 'loose', to: 1, number: undefined })),
  'another driver': (before) => mapFirstRoute(before, (route) => ({ ...route, driverId: 'd7' })),
  'another carrier': (before) => mapFirstRoute(before, (route) => ({ ...route, carrierId: 9 })),
  'another day': (before) => mapFirstRoute(before, (route) => ({ ...route, day: '2026-11-24' })),
}

const after = (before: Plan, change: string): Plan => changes[change]?.(before) ?? before

it('a move of a locked stop to another route without a driver or carrier breaks its lock', () => {
  const noCarrier = { carrierId: undefined }
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

  it.each([
    'c first',
    'a last',
    'c away',
    'c unplanned',
    'c deleted',
    'another driver',
    'another carrier',
    'another day',
  ])('the change "%s" breaks the lock', (change) => {
    expect(brokenLockTextOf(before, after(before, change))).toBe(
      'Stop 30, Bakkerij Jansen, is locked by demo since 22-11 10:15',
    )
  })

  it('planning a locked stop that is on no route breaks its lock', () => {
    expect(brokenLockTextOf(before, after(before, 'loose planned'))).toBe(
      'Bakkerij Jansen is locked by demo since 22-11 10:15',
    )
  })

  it.each(['a and b swapped', 'a and d swapped', 'a away', 'e in before', 'e in behind'])(
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
    'another carrier',
    'another day',
  ])('the change "%s" breaks the lock', (change) => {
    expect(brokenLockTextOf(before, after(before, change))).toBe('Route 1, Noord, is locked by demo since 22-11 10:15')
  })

  it('a change elsewhere leaves the lock intact', () => {
    expect(brokenLockTextOf(before, after(before, 'loose planned'))).toBeUndefined()
  })
})

describe('findBrokenLock: what a lock leaves free, and what it does not', () => {
  const withStop = (before: Plan, id: string, edited: Partial<StopFacts>): Plan => {
    const stop = stopList.get(before.stops, id)
    return stop === undefined
      ? before
      : { ...before, stops: stopList.put(before.stops, [{ ...stop, facts: { ...stop.facts, ...edited } }]) }
  }

  it('a locked stop may be edited, on a route or on none, as long as its lock stays', () => {
    const before = locked({ stops: ['c', 'loose'] })
    for (const id of ['c', 'loose']) {
      expect(findBrokenLock(before, withStop(before, id, { notes: 'Bel aan' }))).toBeUndefined()
      expect(findBrokenLock(before, withStop(before, id, { unknownFields: {} }))).toMatchObject({ kind: 'stop', lock })
      const byAnna = { locked: { ...lock, by: 'anna' } }
      expect(findBrokenLock(before, withStop(before, id, { unknownFields: byAnna }))).toMatchObject({
        kind: 'stop',
        lock,
      })
    }
  })

  it('a locked route may get other times, but may not be removed, nor have a visit that is no longer planned', () => {
    const before = locked({ routes: [0] })
    expect(
      findBrokenLock(
        before,
        mapFirstRoute(before, (route) => ({ ...route, seconds: 60 })),
      ),
    ).toBeUndefined()
    expect(findBrokenLock(before, { ...before, routes: before.routes.slice(1) })).toMatchObject({ kind: 'route', lock })
    const offPlan = mapFirstRoute(before, (route) => ({
      ...route,
      visits: route.visits.map((visit) => ({ ...visit, isPlanned: false })),
    }))
    expect(findBrokenLock(before, offPlan)).toMatchObject({ kind: 'route', lock })
  })

  it('a visit to a stop that the plan does not have is under no lock', () => {
    const before = { ...plan, stops: stopList.remove(plan.stops, 'b') }
    expect(
      findBrokenLock(
        before,
        mapFirstRoute(before, (route) => ({ ...route, visits: [] })),
      ),
    ).toBeUndefined()
  })

  it('a visit may cease to be planned, but not that to a locked stop', () => {
    const offPlan = (before: Plan): Plan =>
      mapFirstRoute(before, (route) => ({
        ...route,
        visits: route.visits.map((visit) => ({ ...visit, isPlanned: visit.id !== 'c' })),
      }))
    expect(findBrokenLock(locked({ stops: ['a'] }), offPlan(locked({ stops: ['a'] })))).toBeUndefined()
    expect(findBrokenLock(locked({ stops: ['c'] }), offPlan(locked({ stops: ['c'] })))).toMatchObject({ kind: 'stop' })
  })
})

describe('findLockBrokenByUndo', () => {
  const blockingTextOf = (before: Plan, change: string): string | undefined => {
    const blocking = findLockBrokenByUndo(before, after(before, change))
    return blocking && brokenLockMessage(blocking)
  }

  it.each(['c first', 'c away', 'another driver'])('a lock that stays blocks an undo that does "%s"', (change) => {
    expect(blockingTextOf(locked({ stops: ['c'] }), change)).toMatch(/^Stop 30, Bakkerij Jansen, is locked/)
    expect(blockingTextOf(locked({ routes: [0] }), change)).toMatch(/^Route 1, Noord, is locked/)
  })

  it('a lock blocks no undo that removes it, nor one that removes the stop or the route', () => {
    const before = locked({ stops: ['c'], routes: [1] })
    expect(findLockBrokenByUndo(before, plan)).toBeUndefined()
    expect(blockingTextOf(locked({ stops: ['c'] }), 'c deleted')).toBeUndefined()
    expect(findLockBrokenByUndo(before, { ...before, routes: before.routes.slice(0, 1) })).toBeUndefined()
  })
})

describe('brokenLockMessage', () => {
  const [route] = plan.routes
  const broken = { kind: 'route', lock: { by: '', at: '' }, stopCount: 0, routeCount: 1 } as const
  const messageFor = (name: string): string =>
    route === undefined ? '' : brokenLockMessage({ ...broken, route: { ...route, name } })

  it.each([
    ['Noord', 'Route 1, Noord, is locked'],
    [' Noord ', 'Route 1, Noord, is locked'],
    ['', 'Route 1 is locked'],
    ['  ', 'Route 1 is locked'],
    ['Route 1', 'Route 1 is locked'],
    ['n'.repeat(70), `Route 1, ${'n'.repeat(60)}…, is locked`],
  ])('a route called "%s" is named once, and briefly', (name, message) => {
    expect(messageFor(name)).toBe(message)
  })
})

describe('setLocks: missing stops and routes', () => {
  it('one missing target refuses all', () => {
    expect(left(setLocks(plan, { stops: ['a', 'x'], routes: [] }, lock))).toEqual({ kind: 'no such stop', id: 'x' })
    expect(left(setLocks(plan, { stops: ['a'], routes: [2] }, lock))).toEqual({ kind: 'no such route', index: 2 })
  })
})

describe('setLocks: what is locked already', () => {
  it('a stop that is locked already is the same object', () => {
    const before = locked({ stops: ['a'] })
    const again = right(setLocks(before, { stops: ['a', 'b'], routes: [] }, lock))
    expect(stopList.get(again.stops, 'a')).toBe(stopList.get(before.stops, 'a'))
    expect(stopList.get(again.stops, 'b')).not.toBe(stopList.get(before.stops, 'b'))
  })
})
