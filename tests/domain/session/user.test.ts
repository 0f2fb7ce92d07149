import { describe, expect, it } from 'vitest'
import { withUsername, type User } from '../../../src/domain/session'

const nameless: User = {
  apiKey: 'a4f0',
  accountId: '7',
  username: undefined,
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

describe("a user's name", () => {
  it('is the one typed where the answer has none', () => {
    expect(withUsername(nameless, 'm.visser')).toEqual({ ...nameless, username: 'm.visser' })
  })

  it('is the one of the answer where it has one', () => {
    const named = { ...nameless, username: 'M. Visser' }
    expect(withUsername(named, 'm.visser')).toBe(named)
  })
})
