import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { isLoopback, checkListenAddress } from '../../../server/sign-in'

const loopbackHosts = [
  '127.0.0.1',
  '127.8.9.1',
  '::1',
  '[::1]',
  'localhost',
  'LOCALHOST',
  '::ffff:127.0.0.1',
  '0:0:0:0:0:0:0:1',
]
const otherHosts = ['0.0.0.0', '::', '192.168.1.4', '10.0.0.1', '128.0.0.1', 'depot.example', '127.0.0.1.example', '']

describe('listen addresses', () => {
  it.each(loopbackHosts)('%s is a loopback address', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(otherHosts)('%s is not a loopback address', (host) => {
    expect(isLoopback(host)).toBe(false)
  })

  it.each(loopbackHosts)('listening on %s is allowed whatever the passwords', (host) => {
    for (const hasUsers of [true, false])
      for (const isDemoPasswordUnchanged of [true, false])
        expect(checkListenAddress({ host, hasUsers, isDemoPasswordUnchanged })).toEqual(E.right(true))
  })

  it.each(otherHosts)('listening on %s is allowed once a secret password is set', (host) => {
    expect(checkListenAddress({ host, hasUsers: true, isDemoPasswordUnchanged: false })).toEqual(E.right(true))
  })

  it('a public address is refused while the demo password is unchanged', () => {
    expect(checkListenAddress({ host: '0.0.0.0', hasUsers: true, isDemoPasswordUnchanged: true })).toEqual(
      E.left(
        'others can reach HOST 0.0.0.0, and everybody knows the password of the user demo: ' +
          'run npm run user -- password demo (or remove demo), or leave HOST at 127.0.0.1',
      ),
    )
  })

  it('a public address is refused while there are no users', () => {
    expect(checkListenAddress({ host: '::', hasUsers: false, isDemoPasswordUnchanged: false })).toEqual(
      E.left(
        'others can reach HOST ::, and no user has a password yet: ' +
          'run npm run user -- add NAME --organisation ORG, or leave HOST at 127.0.0.1',
      ),
    )
  })
})
