import { expect, it } from 'vitest'
import { right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

const piet = { username: 'Piet', role: 'dispatcher' } as const

export const administrationGatewaySuite = deliverySuite('AdministrationGateway', (delivery) => {
  const usersOf = async () =>
    right(await delivery().administration.listUsers()()).map(({ username, role, state }) => [username, role, state])

  it('an invited user is listed, and becomes active by the link, which works once', async () => {
    const { administration, account } = delivery()
    expect(await usersOf()).toEqual([['m.visser', 'administrator', 'active']])
    const { linkSecret, user } = right(await administration.inviteUser(piet)())
    expect(user).toMatchObject({ ...piet, state: 'invited' })
    expect(await usersOf()).toContainEqual(['Piet', 'dispatcher', 'invited'])
    expect(right(await account.readLink(linkSecret)())).toMatchObject({ username: 'Piet', isInvited: true })
    expect(failureOf(await account.choosePassword(linkSecret, 'kort')())).toBe('invalid')
    expect(right(await account.choosePassword(linkSecret, 'paard batterij nietje')())).toBeUndefined()
    expect(await usersOf()).toContainEqual(['Piet', 'dispatcher', 'active'])
    expect(failureOf(await account.choosePassword(linkSecret, 'paard batterij nietje')())).toBe('link_ended')
    expect(failureOf(await account.readLink(linkSecret)())).toBe('link_ended')
  })

  it('a name that is taken in any case is refused', async () => {
    const { administration } = delivery()
    expect(failureOf(await administration.inviteUser({ ...piet, username: 'M.Visser' })())).toBe('name_taken')
    expect(failureOf(await administration.inviteUser({ ...piet, username: ' ' })())).toBe('invalid')
  })

  it('a new link ends the one before, and a disabled user gets none', async () => {
    const { administration, account } = delivery()
    const { linkSecret, user } = right(await administration.inviteUser(piet)())
    const second = right(await administration.createPasswordLink(user.id)())
    expect(failureOf(await account.readLink(linkSecret)())).toBe('link_ended')
    expect(right(await account.readLink(second.linkSecret)())).toMatchObject({ username: 'Piet' })
    expect(right(await administration.changeUser(user.id, { isDisabled: true })())).toMatchObject({ state: 'disabled' })
    expect(failureOf(await administration.createPasswordLink(user.id)())).toBe('user_disabled')
    expect(right(await administration.changeUser(user.id, { isDisabled: false })())).toMatchObject({ state: 'invited' })
    expect(failureOf(await administration.createPasswordLink('nobody')())).toBe('not_found')
  })

  it('a role is changed, but the last administrator stays', async () => {
    const { administration } = delivery()
    const { user } = right(await administration.inviteUser(piet)())
    expect(right(await administration.changeUser(user.id, { role: 'administrator' })())).toMatchObject({
      role: 'administrator',
    })
    const own = right(await administration.listUsers()()).find(({ username }) => username === 'm.visser')?.id ?? ''
    expect(failureOf(await administration.changeUser(own, { role: 'dispatcher' })())).toBe('last_administrator')
    expect(failureOf(await administration.changeUser(own, { isDisabled: true })())).toBe('last_administrator')
    expect(failureOf(await administration.changeUser('nobody', {})())).toBe('not_found')
  })

  it('the audit trail is read by user and action, and as lines', async () => {
    const { administration } = delivery()
    await administration.inviteUser(piet)()
    const filter = { username: 'M.VISSER', action: 'user_invited' } as const
    const { entries, next } = right(await administration.readAudit(filter)())
    expect(entries).toMatchObject([{ username: 'm.visser', subject: 'Piet', detail: 'dispatcher', count: 1 }])
    expect(next).toBeUndefined()
    expect(right(await administration.readAudit({ ...filter, until: '2020-01-01T00:00:00Z' })()).entries).toEqual([])
    const lines = new TextDecoder().decode(right(await administration.auditLines(filter)()))
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([{ subject: 'Piet' }])
  })

  it('a call without a valid key fails as signed out', async () => {
    const { administration, signOut } = delivery()
    await signOut()
    expect(failureOf(await administration.listUsers()())).toBe('signed-out')
  })
})
