import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { apiKeyOf, sessionOf, signedOut, decodeUser } from '../../../src/domain/session'

const visser = decodeUser({ api_key: 'a4f0', username: 'm.visser' })

describe('a session (§6)', () => {
  it('is signed out without a stored user', () => {
    expect(sessionOf(O.none)).toEqual({ kind: 'signed-out' })
  })

  it('is signed in with one', () => {
    expect(sessionOf(visser)).toMatchObject({ kind: 'signed-in', user: { apiKey: 'a4f0', username: 'm.visser' } })
  })

  it('gives calls the key of its user', () => {
    expect(apiKeyOf(sessionOf(visser))).toBe('a4f0')
  })

  it('leaves the key unset when no user is stored', () => {
    expect(apiKeyOf(signedOut)).toBeUndefined()
  })
})
