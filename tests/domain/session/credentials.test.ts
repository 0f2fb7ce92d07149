import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { credentialsOf } from '../../../src/domain/session'

describe('credentials (§5: username and password are both required)', () => {
  it('are what was typed', () => {
    expect(credentialsOf('m.visser', 'geheim')).toEqual(E.right({ username: 'm.visser', password: 'geheim' }))
  })

  it('have a name without the spaces around it, and a password with them', () => {
    expect(credentialsOf(' m.visser ', ' ge heim ')).toEqual(E.right({ username: 'm.visser', password: ' ge heim ' }))
  })

  it.each([
    ['both', '', '', ['username', 'password']],
    ['a blank name', '  ', 'geheim', ['username']],
    ['the password', 'm.visser', '', ['password']],
  ])('say what is missing: %s', (_, username, password, missing) => {
    expect(credentialsOf(username, password)).toEqual(E.left({ kind: 'credentials-refused', missing }))
  })

  it('take a password of spaces for a password', () => {
    expect(credentialsOf('m.visser', '  ')).toEqual(E.right({ username: 'm.visser', password: '  ' }))
  })
})
