import { describe, expect, it } from 'vitest'
import { callNames, endsSession, type CallFailure } from '../../../src/domain/failure'

const signedOut: CallFailure = { kind: 'signed-out' }

describe('endsSession (§4)', () => {
  it.each(callNames.filter((callName) => callName !== 'log in'))('a 401 ends the session on: %s', (callName) => {
    expect(endsSession(callName, signedOut)).toBe(true)
  })

  it('a 401 on logging in ends no session', () => {
    expect(endsSession('log in', signedOut)).toBe(false)
  })

  it.each<CallFailure>([
    { kind: 'refused', message: 'Route 3 is vergrendeld.', code: 'route_locked' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: ['stops', '4', 'id'] },
  ])('another failure ends no session: $kind', (failure) => {
    expect(endsSession('load projects', failure)).toBe(false)
  })
})
