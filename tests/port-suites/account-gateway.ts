import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const accountGatewaySuite = deliverySuite('AccountGateway', (delivery) => {
  const namesOf = async () =>
    right(await delivery().account.listKeys()()).flatMap(({ kind, name }) => (kind === 'program' ? [name] : []))

  it('the session of the calls is listed as the current one', async () => {
    const keys = right(await delivery().account.listKeys()())
    expect(keys.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ kind: 'session' }])
  })

  it('a key for a program is made by name, listed, and ended', async () => {
    const { account } = delivery()
    const { apiKey, key } = right(await account.createProgramKey('Warehouse')())
    expect(apiKey.length).toBeGreaterThan(8)
    expect(key).toMatchObject({ kind: 'program', name: 'Warehouse', lastUsedAt: undefined, isCurrent: false })
    expect(await namesOf()).toEqual(['Warehouse'])
    expect(right(await account.endKey(key.id)())).toBeUndefined()
    expect(await namesOf()).toEqual([])
    expect(failureOf(await account.endKey(key.id)())).toBe('not_found')
  })

  it('a name that is taken or blank is refused', async () => {
    const { account } = delivery()
    expect(E.isRight(await account.createProgramKey('Warehouse')())).toBe(true)
    expect(failureOf(await account.createProgramKey('Warehouse')())).toBe('name_taken')
    expect(failureOf(await account.createProgramKey(' ')())).toBe('invalid')
  })

  it('a server without a sign-in service has none to ask', async () => {
    const { account } = delivery()
    expect(failureOf(await account.requestOpenId('https://plan.example/signed-in')())).toBe('not_found')
    const secrets = { verifier: 'v', state: 's', nonce: 'n' }
    const answer = { address: 'https://plan.example/signed-in?code=1&state=s', secrets }
    expect(failureOf(await account.logInByOpenId(answer)())).toBe('not_found')
  })

  it('ending the other sessions keeps this one and the keys for programs', async () => {
    const { account } = delivery()
    await account.createProgramKey('Warehouse')()
    expect(right(await account.endOtherSessions()())).toBeUndefined()
    expect(await namesOf()).toEqual(['Warehouse'])
    expect(right(await account.listKeys()()).filter(({ kind }) => kind === 'session')).toHaveLength(1)
  })

  it('the password is changed by whoever knows the current one', async () => {
    const { account } = delivery()
    const wrong = { current: 'no password', password: 'battery staple' }
    expect(failureOf(await account.changePassword(wrong)())).toBe('wrong_password')
    expect(right(await account.changePassword({ ...wrong, current: 'a password' })())).toBeUndefined()
    expect(failureOf(await account.changePassword({ ...wrong, current: 'a password' })())).toBe('wrong_password')
    expect(right(await account.listKeys()()).filter(({ kind }) => kind === 'session')).toHaveLength(1)
  })

  it('a call without a valid key fails as signed out', async () => {
    const { account, signOut } = delivery()
    await signOut()
    expect(failureOf(await account.listKeys()())).toBe('signed-out')
  })
})
