import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { isLoopback, checkListenAddress } from '../../../server/sign-in'

const here = ['127.0.0.1', '127.8.9.1', '::1', '[::1]', 'localhost', 'LOCALHOST', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1']
const elsewhere = ['0.0.0.0', '::', '192.168.1.4', '10.0.0.1', '128.0.0.1', 'depot.example', '127.0.0.1.example', '']

describe('an address to listen on', () => {
  it.each(here)('%s is this machine only', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(elsewhere)('%s lets others in', (host) => {
    expect(isLoopback(host)).toBe(false)
  })

  it.each(here)('%s may be listened on whatever the passwords', (host) => {
    for (const hasUsers of [true, false])
      for (const demoPasswordUnchanged of [true, false])
        expect(checkListenAddress({ host, hasUsers, demoPasswordUnchanged })).toEqual(E.right(true))
  })

  it.each(elsewhere)('%s may be listened on once a password is set', (host) => {
    expect(checkListenAddress({ host, hasUsers: true, demoPasswordUnchanged: false })).toEqual(E.right(true))
  })

  it('that others can reach is refused while everybody knows a password', () => {
    expect(checkListenAddress({ host: '0.0.0.0', hasUsers: true, demoPasswordUnchanged: true })).toEqual(
      E.left(
        'others can reach HOST 0.0.0.0, and everybody knows the password of the user demo: ' +
          'run npm run user -- password demo (or remove demo), or leave HOST at 127.0.0.1',
      ),
    )
  })

  it('that others can reach is refused while nobody has a password', () => {
    expect(checkListenAddress({ host: '::', hasUsers: false, demoPasswordUnchanged: false })).toEqual(
      E.left(
        'others can reach HOST ::, and no user has a password yet: ' +
          'run npm run user -- add NAME --organisation ORG, or leave HOST at 127.0.0.1',
      ),
    )
  })
})
