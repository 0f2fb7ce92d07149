import { describe, expect, it } from 'vitest'
import { serverMessageOf, type CallFailure } from '../../../src/domain/failure'

describe('the server message (§8)', () => {
  it('is what a refusal says', () => {
    expect(serverMessageOf({ kind: 'refused', message: 'Bezet door Joëlle', code: 'locked' })).toBe('Bezet door Joëlle')
  })

  it.each<CallFailure>([
    { kind: 'refused', message: '', code: '500' },
    { kind: 'refused', message: '  ', code: '500' },
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: [] },
    { kind: 'called-off' },
  ])('is none in %o', (failed) => {
    expect(serverMessageOf(failed)).toBeUndefined()
  })
})
