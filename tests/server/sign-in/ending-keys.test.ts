import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { changePassword, removeUser } from '../../../server/sign-in'
import { right } from '../../kit/either'
import { anna, cheapPasswords, aSignIn } from './sign-in-kit'

const battery = async () => E.right('battery staple')

describe('a key that the server remembers', () => {
  const entered = async () => {
    const { signIn, storage, clock } = await aSignIn()
    const { apiKey } = right(await signIn.logIn(anna))
    expect(await signIn.findKeyHolder(apiKey)).toMatchObject({ username: 'anna' })
    return { ports: { storage, passwords: cheapPasswords }, whoItIs: () => signIn.findKeyHolder(apiKey), clock }
  }

  it('ends with the password, two seconds later at most', async () => {
    const { ports, whoItIs, clock } = await entered()
    await changePassword(ports)({ username: 'anna', password: battery })
    clock.pass(2_000)
    expect(await whoItIs()).toBeUndefined()
  })

  it('ends with the user, two seconds later at most', async () => {
    const { ports, whoItIs, clock } = await entered()
    await removeUser(ports)('anna')
    clock.pass(2_000)
    expect(await whoItIs()).toBeUndefined()
  })

  it('does not affect the keys of others', async () => {
    const { ports, whoItIs, clock } = await entered()
    expect(await removeUser(ports)('nobody')).toEqual(E.left('There is no user nobody.'))
    expect(await changePassword(ports)({ username: 'nobody', password: battery })).toEqual(
      E.left('There is no user nobody.'),
    )
    expect(await changePassword(ports)({ username: 'anna', password: async () => E.left('No.') })).toEqual(
      E.left('No.'),
    )
    clock.pass(2_000)
    expect(await whoItIs()).toMatchObject({ username: 'anna' })
  })

  it('ends once where two remove the user at the same moment', async () => {
    const { ports } = await entered()
    const answers = await Promise.all([removeUser(ports)('anna'), removeUser(ports)('anna')])
    expect(answers).toEqual([E.right(undefined), E.left('There is no user anna.')])
  })

  it('ends for good where the user is removed while the password is changed', async () => {
    const { ports } = await entered()
    const password = async () => {
      await removeUser(ports)('anna')
      return E.right('battery staple')
    }
    expect(await changePassword(ports)({ username: 'anna', password })).toEqual(E.left('There is no user anna.'))
  })
})
