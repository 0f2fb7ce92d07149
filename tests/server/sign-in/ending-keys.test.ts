import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { changePassword, removeUser } from '../../../server/sign-in'
import { right } from '../../kit/either'
import { anna, cheapPasswords, aSignIn } from './sign-in-kit'

const battery = async () => E.right('battery staple')

describe('cached keys', () => {
  const logInAnna = async () => {
    const { signIn, storage, clock } = await aSignIn()
    const { apiKey } = right(await signIn.logIn(anna))
    expect(await signIn.findKeyHolder(apiKey)).toMatchObject({ username: 'anna' })
    const ports = { storage, passwords: cheapPasswords, now: () => new Date() }
    return { ports, findKeyHolder: () => signIn.findKeyHolder(apiKey), clock }
  }

  it('a changed password ends a key within two seconds', async () => {
    const { ports, findKeyHolder, clock } = await logInAnna()
    await changePassword(ports)({ username: 'anna', password: battery })
    clock.pass(2_000)
    expect(await findKeyHolder()).toBeUndefined()
  })

  it("a removed user's key ends within two seconds", async () => {
    const { ports, findKeyHolder, clock } = await logInAnna()
    await removeUser(ports)('anna')
    clock.pass(2_000)
    expect(await findKeyHolder()).toBeUndefined()
  })

  it('a refused removal or password change does not end a key', async () => {
    const { ports, findKeyHolder, clock } = await logInAnna()
    expect(await removeUser(ports)('nobody')).toEqual(E.left('There is no user nobody.'))
    expect(await changePassword(ports)({ username: 'nobody', password: battery })).toEqual(
      E.left('There is no user nobody.'),
    )
    expect(await changePassword(ports)({ username: 'anna', password: async () => E.left('No.') })).toEqual(
      E.left('No.'),
    )
    clock.pass(2_000)
    expect(await findKeyHolder()).toMatchObject({ username: 'anna' })
  })

  it('the second of two simultaneous removals finds no user', async () => {
    const { ports } = await logInAnna()
    const answers = await Promise.all([removeUser(ports)('anna'), removeUser(ports)('anna')])
    expect(answers).toEqual([E.right(undefined), E.left('There is no user anna.')])
  })

  it('a password change is refused if the user is removed meanwhile', async () => {
    const { ports } = await logInAnna()
    const password = async () => {
      await removeUser(ports)('anna')
      return E.right('battery staple')
    }
    expect(await changePassword(ports)({ username: 'anna', password })).toEqual(E.left('There is no user anna.'))
  })
})
