import { describe, expect, it } from 'vitest'
import {
  brokenLockMessage,
  findBrokenLock,
  isLockChanged,
  isLocked,
  keepsLock,
  lockOf,
  describeLock,
  setLocks,
  withLock,
} from '../../../src/domain/lock'
import { moveStop } from '../../../src/domain/plan'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const demo = { by: 'demo', at: '2026-11-22T09:15:00.000Z' }

describe('describeLock', () => {
  it.each([
    [demo, 'locked by demo since 22-11 10:15'],
    [{ by: 'demo', at: '2026-07-01T22:30:00Z' }, 'locked by demo since 02-07 00:30'],
    [{ by: '', at: '2026-11-22T09:15:00.000Z' }, 'locked since 22-11 10:15'],
    [{ by: 'demo', at: 'yesterday' }, 'locked by demo'],
    [{ by: '', at: '' }, 'locked'],
  ])('the description of %j is "%s"', (lock, description) => {
    expect(describeLock(lock)).toBe(description)
  })

  it('a lock of today is described with its time alone', () => {
    expect(describeLock(demo, { today: '2026-11-22' })).toBe('locked by demo since 10:15')
    expect(describeLock(demo, { today: '2026-11-23' })).toBe('locked by demo since 22-11 10:15')
  })
})

describe('the reader of a lock', () => {
  it('the reader who set the lock is called you', () => {
    expect(describeLock(demo, { username: 'demo' })).toBe('locked by you since 22-11 10:15')
    expect(describeLock(demo, { username: 'Demo' })).toBe('locked by demo since 22-11 10:15')
    expect(describeLock({ by: '', at: '' }, { username: '' })).toBe('locked')
  })
})

describe('lockOf and withLock', () => {
  it.each([
    [{ locked: demo }, demo],
    [{ locked: true }, { by: '', at: '' }],
    [{ locked: { by: 7 } }, { by: '7', at: '' }],
    [{ locked: false }, undefined],
    [{ locked: 'yes' }, undefined],
    [{}, undefined],
  ])('a lock is read from %j', (unknownFields, lock) => {
    expect(lockOf({ unknownFields })).toEqual(lock)
    expect(isLocked({ unknownFields })).toBe(lock !== undefined)
  })

  it('setting a lock keeps unknown fields', () => {
    expect(withLock({ unknownFields: { toll: true } }, demo)).toEqual({ unknownFields: { toll: true, locked: demo } })
    expect(withLock({ unknownFields: { toll: true, locked: demo } }, undefined)).toStrictEqual({
      unknownFields: { toll: true },
    })
  })

  it('a lock keeps its owner when it is set again, and what is locked or free already is the same object', () => {
    const [free, taken] = [{ unknownFields: {} }, { unknownFields: { locked: demo } }]
    expect(withLock(taken, { by: 'anna', at: '' })).toBe(taken)
    expect(withLock(free, undefined)).toBe(free)
  })

  it('a lock changes where something is locked or unlocked, and not where it is new', () => {
    const [free, taken] = [{ unknownFields: {} }, { unknownFields: { locked: demo } }]
    expect(isLockChanged(free, taken)).toBe(true)
    expect(isLockChanged(taken, free)).toBe(true)
    expect(isLockChanged(taken, { unknownFields: { locked: true } })).toBe(false)
    expect(isLockChanged(free, free)).toBe(false)
    expect(isLockChanged(undefined, taken)).toBe(false)
  })

  it('keepsLock is true only for the identical lock', () => {
    expect(keepsLock({ unknownFields: { locked: demo } }, { unknownFields: { locked: { ...demo } } })).toBe(true)
    expect(keepsLock({ unknownFields: { locked: demo } }, { unknownFields: { locked: { ...demo, by: 'anna' } } })).toBe(
      false,
    )
    expect(keepsLock({ unknownFields: { locked: demo } }, { unknownFields: { locked: { ...demo, at: '' } } })).toBe(
      false,
    )
    expect(keepsLock({ unknownFields: { locked: demo } }, { unknownFields: {} })).toBe(false)
    expect(keepsLock({ unknownFields: {} }, { unknownFields: { locked: demo } })).toBe(true)
  })
})

describe('brokenLockMessage', () => {
  const plan = aPlanOf([aRouteTo(['a', 'b', 'c']), aRouteTo(['d'], { index: 1, carrierId: 8 })])
  const messageFor = (stops: ReadonlyArray<string>, routes: ReadonlyArray<number>): string | undefined => {
    const before = right(setLocks(plan, { stops, routes }, demo))
    const after = ['a', 'b', 'c'].reduce(
      (moved, id) => right(moveStop(moved, { id, to: 1, number: undefined })),
      before,
    )
    const broken = findBrokenLock(before, after)
    return broken && brokenLockMessage(broken, { username: 'piet', today: '2026-11-23' })
  }

  it('a lock that the reader set today is said as theirs, with its time', () => {
    const before = right(setLocks(plan, { stops: ['a'], routes: [] }, demo))
    const broken = findBrokenLock(before, right(moveStop(before, { id: 'a', to: 1, number: undefined })))
    expect(broken && brokenLockMessage(broken, { username: 'demo', today: '2026-11-22' })).toBe(
      'Stop 10, Bakkerij Jansen, is locked by you since 10:15',
    )
  })

  it('a change that breaks several locks is refused with their number and one of them', () => {
    expect(messageFor(['a'], [])).toBe('Stop 10, Bakkerij Jansen, is locked by demo since 22-11 10:15')
    expect(messageFor(['a', 'b', 'c'], [])).toBe(
      '3 stops are locked, among them stop 10, Bakkerij Jansen, locked by demo since 22-11 10:15',
    )
    expect(messageFor(['a'], [0])).toMatch(/^1 stop and 1 route are locked, among them stop 10, /)
  })

  it.each([
    ['de Wit', 'de Wit is locked'],
    ['', 'A stop is locked'],
  ])('the name "%s" of a stop without a number stays as it is written', (customerName, message) => {
    const stop = aStopCalled('loose', { customerName })
    const lock = { by: '', at: '' }
    expect(brokenLockMessage({ kind: 'stop', stop, lock, stopCount: 1, routeCount: 0 })).toBe(message)
  })
})
