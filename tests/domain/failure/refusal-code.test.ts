import { describe, expect, it } from 'vitest'
import { isLockRefusal, isNotFound, isStale, type CallFailure } from '../../../src/domain/failure'

const kindsOf = (failed: CallFailure) => [isNotFound(failed), isStale(failed), isLockRefusal(failed)]

describe('what a refusal is about', () => {
  it.each([
    ['not_found', [true, false, false]],
    ['stale', [false, true, false]],
    ['locked', [false, false, true]],
    ['other_driver', [false, false, false]],
  ])('is told by its code: %s', (code, kinds) => {
    expect(kindsOf({ kind: 'refused', message: '', code })).toEqual(kinds)
  })

  it.each<CallFailure>([
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: [] },
    { kind: 'called-off' },
  ])('is nothing of the kind in %o', (failed) => {
    expect(kindsOf(failed)).toEqual([false, false, false])
  })
})
