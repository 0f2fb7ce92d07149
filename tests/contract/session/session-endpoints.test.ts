import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { left, right } from '../../kit/either'

const { body, answer } = endpoints.logIn

describe('a log-in', () => {
  it('takes the name without the spaces around it, and the password with them', () => {
    expect(right(body.decode({ username: ' m.visser ', password: ' geheim ' }))).toEqual({
      username: 'm.visser',
      password: ' geheim ',
    })
  })

  it('asks for both (§5)', () => {
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
  ])('is refused with a %s of %j', (field, value) => {
    expect(left(body.decode({ username: 'a', password: 'b', [field]: value })).details).toMatchObject([{ field }])
  })

  it('is answered with the key, and with as much of the rest as there is (§3)', () => {
    const user = {
      apiKey: 'k',
      accountId: undefined,
      username: 'm.visser',
      organisationId: 'o1',
      organisationName: undefined,
      at: { lat: 52, lng: 5 },
    }
    expect(answer.shape.codec.encode(user)).toEqual({
      api_key: 'k',
      username: 'm.visser',
      organisation_id: 'o1',
      lat: 52,
      lng: 5,
    })
  })
})
