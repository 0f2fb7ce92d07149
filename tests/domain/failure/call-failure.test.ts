import { describe, expect, it } from 'vitest'
import { serverMessageOf, type CallFailure } from '../../../src/domain/failure'

describe('serverMessageOf (§8)', () => {
  it('the server message is that of the refusal', () => {
    expect(serverMessageOf({ kind: 'refused', message: 'Bezet door Joëlle', code: 'locked' })).toBe('Bezet door Joëlle')
  })

  it.each<CallFailure>([
    { kind: 'refused', message: '', code: '500' },
    { kind: 'refused', message: '  ', code: '500' },
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: [] },
    { kind: 'cancelled' },
  ])('there is no server message in %o', (failure) => {
    expect(serverMessageOf(failure)).toBeUndefined()
  })
})
