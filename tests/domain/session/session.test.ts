import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { apiKeyOf, sessionOf, signedOut } from '../../../src/domain/session'
import { decodeUser } from '../../../contract/session'

const visser = decodeUser({ api_key: 'a4f0', username: 'm.visser' })

describe('sessions (§6)', () => {
  it('a session without a stored user is signed out', () => {
    expect(sessionOf(O.none)).toEqual({ kind: 'signed-out' })
  })

  it('a session with a stored user is signed in', () => {
    expect(sessionOf(visser)).toMatchObject({ kind: 'signed-in', user: { apiKey: 'a4f0', username: 'm.visser' } })
  })

  it('calls carry the key of the user', () => {
    expect(apiKeyOf(sessionOf(visser))).toBe('a4f0')
  })

  it('no key is set without a stored user', () => {
    expect(apiKeyOf(signedOut)).toBeUndefined()
  })
})
