import { describe, expect, it } from 'vitest'
import { throttleOf } from '../../../server/sign-in/log-in-throttle'
import { testRuns } from '../../laws/test-runs'
import { throttleLaws } from './log-in-throttle-laws'

/** Each of the mutants below is found within 20 runs. */
const lawRuns = { ...testRuns, numRuns: 60 }

describe('throttle', () => {
  it.each(throttleLaws.map((throttleLaw) => [throttleLaw.statement, throttleLaw] as const))('%s', (_, throttleLaw) => {
    const { holds, refuted } = throttleLaw.check(lawRuns)
    expect(holds, `${refuted?.text}\n\n${refuted?.reason}`).toBe(true)
  })

  it.each(
    throttleLaws.flatMap((throttleLaw) =>
      throttleLaw.mutants.map((mutant) => [throttleLaw.statement, mutant, throttleLaw] as const),
    ),
  )('the law "%s" detects the mutant: %s', (_, mutant, throttleLaw) => {
    const { refuted } = throttleLaw.check({ ...testRuns, numRuns: 500, endOnFailure: true }, mutant)
    expect(refuted?.by, `${refuted?.reason}`).toBe('assertion')
  })

  it('five attempts are free, then the delay doubles from one second to a quarter of an hour', () => {
    const caller = { username: 'anna', clientAddress: '192.0.2.1' }
    let time = 0
    const throttle = throttleOf(() => new Date(time))
    const waits = Array.from({ length: 17 }, () => {
      const delayMs = throttle.remainingDelayMs(caller)
      time += delayMs
      throttle.recordFailure(caller)
      return delayMs / 1_000
    })
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 900])
  })

  it('one failure expires per quarter of an hour', () => {
    const caller = { username: 'anna', clientAddress: '192.0.2.1' }
    let time = 0
    const throttle = throttleOf(() => new Date(time))
    for (let failure = 0; failure < 5; failure += 1) throttle.recordFailure(caller)
    time += 15 * 60_000
    throttle.recordFailure(caller)
    expect(throttle.remainingDelayMs(caller)).toBe(1_000)
  })

  it('failures expire while further ones are added', () => {
    const caller = { username: 'anna', clientAddress: '192.0.2.1' }
    let time = 0
    const throttle = throttleOf(() => new Date(time))
    for (let failure = 0; failure < 40; failure += 1) {
      expect(throttle.remainingDelayMs(caller)).toBe(0)
      throttle.recordFailure(caller)
      time += 14 * 60_000
    }
  })

  it('a user who has not failed at an address waits there for ten seconds at the most', () => {
    const throttle = throttleOf(() => new Date(0))
    for (let failure = 0; failure < 100; failure += 1)
      throttle.recordFailure({ username: `user ${failure}`, clientAddress: '192.0.2.1' })
    expect(throttle.remainingDelayMs({ username: 'anna', clientAddress: '192.0.2.1' })).toBe(10_000)
    expect(throttle.remainingDelayMs({ username: 'user 1', clientAddress: '192.0.2.1' })).toBe(300_000)
  })

  it('a clock that was put back causes no delay', () => {
    const caller = { username: 'anna', clientAddress: '192.0.2.1' }
    let time = 3_600_000
    const throttle = throttleOf(() => new Date(time))
    for (let failure = 0; failure < 8; failure += 1) throttle.recordFailure(caller)
    time = 0
    expect(throttle.remainingDelayMs(caller)).toBe(0)
    throttle.recordFailure(caller)
    expect(throttle.remainingDelayMs(caller)).toBe(0)
  })

  it('the newest callers are remembered up to a limit', () => {
    const throttle = throttleOf(() => new Date(0), 100)
    const callers = Array.from({ length: 101 }, (_, index) => ({
      username: `user ${index}`,
      clientAddress: `10.0.0.${index}`,
    }))
    for (const caller of callers) for (let failure = 0; failure < 6; failure += 1) throttle.recordFailure(caller)
    expect(callers.filter((caller) => throttle.remainingDelayMs(caller) > 0)).toEqual(callers.slice(1))
  })

  it('a sender is known for ninety days after its last log-in, however many there were', () => {
    const day = 24 * 60 * 60_000
    const caller = { username: 'anna', clientAddress: '192.0.2.1' }
    let time = 0
    const [throttle, restarted] = [throttleOf(() => new Date(time)), throttleOf(() => new Date(time))]
    expect(throttle.isKnown(caller)).toBe(false)
    throttle.recordSuccess(caller)
    throttle.recordSuccess(caller)
    time = day
    const stored = throttle.recordSuccess(caller)
    expect(stored[1]).toMatchObject({ failures: 0, expiresAt: new Date(91 * day).toISOString() })
    restarted.restore(stored)
    time = 91 * day - 1
    expect([throttle.isKnown(caller), restarted.isKnown(caller)]).toEqual([true, true])
    time = 91 * day
    expect([throttle.isKnown(caller), restarted.isKnown(caller)]).toEqual([false, false])
  })

  it('what is stored does not hold the name that was typed', () => {
    const caller = { username: 'my secret password', clientAddress: '192.0.2.1' }
    const throttle = throttleOf(() => new Date(0))
    const stored = [...throttle.recordFailure(caller), ...throttle.recordSuccess(caller)].map(({ sender }) => sender)
    expect(throttle.storedNamesOf(caller).toSorted()).toEqual([...new Set(stored)].toSorted())
    for (const name of stored) expect(name).toMatch(/^(sender|address|user|known)( 192\.0\.2\.1)?( [\w-]{43})?$/)
  })

  it('a long name takes limited memory', () => {
    const throttle = throttleOf(() => new Date(0))
    const long = 'a'.repeat(100_000)
    for (let failure = 0; failure < 6; failure += 1)
      throttle.recordFailure({ username: `${long}${failure}`, clientAddress: '10.0.0.1' })
    expect(throttle.remainingDelayMs({ username: long, clientAddress: '10.0.0.1' })).toBeGreaterThan(0)
  })
})
