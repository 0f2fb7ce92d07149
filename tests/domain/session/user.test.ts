import { describe, expect, it } from 'vitest'
import { withUsername, type User } from '../../../src/domain/session'

const nameless: User = {
  apiKey: 'a4f0',
  accountId: '7',
  username: undefined,
  role: undefined,
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

describe('withUsername', () => {
  it('an answer without a name gets the typed one', () => {
    expect(withUsername(nameless, 'm.visser')).toEqual({ ...nameless, username: 'm.visser' })
  })

  it('the name of the answer takes precedence', () => {
    const named = { ...nameless, username: 'M. Visser' }
    expect(withUsername(named, 'm.visser')).toBe(named)
  })
})
