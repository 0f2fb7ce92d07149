import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { credentialsOf } from '../../../src/domain/session'

describe('credentialsOf (§5: username and password are both required)', () => {
  it('credentials are the typed texts', () => {
    expect(credentialsOf('m.visser', 'geheim')).toEqual(E.right({ username: 'm.visser', password: 'geheim' }))
  })

  it('the name is trimmed, and the password is not', () => {
    expect(credentialsOf(' m.visser ', ' ge heim ')).toEqual(E.right({ username: 'm.visser', password: ' ge heim ' }))
  })

  it.each([
    ['both', '', '', ['username', 'password']],
    ['a blank name', '  ', 'geheim', ['username']],
    ['the password', 'm.visser', '', ['password']],
  ])('the refusal lists what is missing: %s', (_, username, password, missing) => {
    expect(credentialsOf(username, password)).toEqual(E.left({ kind: 'credentials-refused', missing }))
  })

  it('a password of spaces is accepted', () => {
    expect(credentialsOf('m.visser', '  ')).toEqual(E.right({ username: 'm.visser', password: '  ' }))
  })
})
