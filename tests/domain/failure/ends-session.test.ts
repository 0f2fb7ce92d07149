import { describe, expect, it } from 'vitest'
import { attemptNames, endsSession, type CallFailure } from '../../../src/domain/failure'

const signedOut: CallFailure = { kind: 'signed-out' }

describe('the end of a session (§4)', () => {
  it.each(attemptNames.filter((tried) => tried !== 'log in'))('is a 401 on: %s', (tried) => {
    expect(endsSession(tried, signedOut)).toBe(true)
  })

  it('is not a 401 on logging in', () => {
    expect(endsSession('log in', signedOut)).toBe(false)
  })

  it.each<CallFailure>([
    { kind: 'refused', message: 'Route 3 is vergrendeld.', code: 'route_locked' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: ['stops', '4', 'id'] },
  ])('is no other failure: $kind', (failed) => {
    expect(endsSession('load projects', failed)).toBe(false)
  })
})
