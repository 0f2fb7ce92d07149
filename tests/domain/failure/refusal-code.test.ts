import { describe, expect, it } from 'vitest'
import { isHeldByLock, isNotThere, isStale, type CallFailed } from '../../../src/domain/failure'

const kindsOf = (failed: CallFailed) => [isNotThere(failed), isStale(failed), isHeldByLock(failed)]

describe('what a refusal is about', () => {
  it.each([
    ['not_found', [true, false, false]],
    ['stale', [false, true, false]],
    ['locked', [false, false, true]],
    ['other_driver', [false, false, false]],
  ])('is told by its code: %s', (code, kinds) => {
    expect(kindsOf({ kind: 'refused', message: '', code })).toEqual(kinds)
  })

  it.each<CallFailed>([
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', at: [] },
    { kind: 'called-off' },
  ])('is nothing of the kind in %o', (failed) => {
    expect(kindsOf(failed)).toEqual([false, false, false])
  })
})
