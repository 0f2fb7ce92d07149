import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { left, right } from '../../kit/either'

const { body, answer } = endpoints.logIn

describe('logIn', () => {
  it('the username is trimmed and the password is not', () => {
    expect(right(body.decode({ username: ' m.visser ', password: ' geheim ' }))).toEqual({
      username: 'm.visser',
      password: ' geheim ',
    })
  })

  it('username and password are required (§5)', () => {
    expect(left(body.decode({ username: '', password: '' })).details).toEqual([
      { field: 'username', reason: 'Username is missing' },
      { field: 'password', reason: 'Password is missing' },
    ])
  })

  it.each([
    ['username', 'x'.repeat(201)],
    ['username', 'a\0b'],
    ['password', 'x'.repeat(1001)],
    ['password', ['geheim']],
    ['password', 1234],
  ])('a %s of %j is refused', (field, value) => {
    expect(left(body.decode({ username: 'a', password: 'b', [field]: value })).details).toMatchObject([{ field }])
  })

  it('the answer needs the key; other fields are optional (§3)', () => {
    const user = {
      apiKey: 'k',
      accountId: undefined,
      username: 'm.visser',
      role: undefined,
      organisationId: 'o1',
      organisationName: undefined,
      coordinates: { lat: 52, lng: 5 },
    }
    expect(answer.codec.encode(user)).toEqual({
      api_key: 'k',
      username: 'm.visser',
      organisation_id: 'o1',
      lat: 52,
      lng: 5,
    })
  })
})
