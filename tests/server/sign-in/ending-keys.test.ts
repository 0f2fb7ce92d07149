import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { changePassword, removeUser } from '../../../server/sign-in'
import { right } from '../../kit/either'
import { anna, cheap, door } from './doors'

const battery = async () => E.right('battery staple')

describe('a key that the server remembers', () => {
  const entered = async () => {
    const { signIn, storage } = await door()
    const { apiKey } = right(await signIn.logIn(anna))
    expect(await signIn.whoIs(apiKey)).toBeDefined()
    let told = 0
    const keysEnded = () => {
      told += 1
      signIn.forget()
    }
    return { ports: { storage, passwords: cheap, keysEnded }, whoItIs: () => signIn.whoIs(apiKey), told: () => told }
  }

  it('ends at once with the password', async () => {
    const { ports, whoItIs } = await entered()
    await changePassword(ports)({ username: 'anna', password: battery })
    expect(await whoItIs()).toBeUndefined()
  })

  it('ends at once with the user', async () => {
    const { ports, whoItIs } = await entered()
    await removeUser(ports)('anna')
    expect(await whoItIs()).toBeUndefined()
  })

  it('is not looked up again for nothing', async () => {
    const { ports, whoItIs, told } = await entered()
    expect(await removeUser(ports)('nobody')).toEqual(E.left('There is no user nobody.'))
    expect(await changePassword(ports)({ username: 'nobody', password: battery })).toEqual(
      E.left('There is no user nobody.'),
    )
    expect(await changePassword(ports)({ username: 'anna', password: async () => E.left('No.') })).toEqual(
      E.left('No.'),
    )
    expect(told()).toBe(0)
    expect(await whoItIs()).toBeDefined()
  })

  it('ends once where two remove the user at the same moment', async () => {
    const { ports, told } = await entered()
    const answers = await Promise.all([removeUser(ports)('anna'), removeUser(ports)('anna')])
    expect(answers).toEqual([E.right(undefined), E.left('There is no user anna.')])
    expect(told()).toBe(1)
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
