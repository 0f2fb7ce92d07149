import { describe, expect, it } from 'vitest'
import { isLockRefusal, isNotFound, isStale, type CallFailure } from '../../../src/domain/failure'

const kindsOf = (failure: CallFailure) => [isNotFound(failure), isStale(failure), isLockRefusal(failure)]

describe('refusal codes', () => {
  it.each([
    ['not_found', [true, false, false]],
    ['stale', [false, true, false]],
    ['locked', [false, false, true]],
    ['other_driver', [false, false, false]],
  ])('a refusal is classified by its code: %s', (code, kinds) => {
    expect(kindsOf({ kind: 'refused', message: '', code })).toEqual(kinds)
  })

  it.each<CallFailure>([
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: [] },
    { kind: 'cancelled' },
  ])('%o is none of these refusals', (failure) => {
    expect(kindsOf(failure)).toEqual([false, false, false])
  })
})
