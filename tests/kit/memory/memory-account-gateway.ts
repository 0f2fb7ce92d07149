import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { changePassword, createProgramKey } from '../../../contract/session'
import type { AccountGateway } from '../../../src/application/account'
import type { Refusal } from '../../../contract'
import type { LinkedUser } from '../../../src/domain/user'
import type { AccountKey } from '../../../src/domain/session'
import { answerRequest, parseBody } from './answer-request'
import type { MemoryServer } from './memory-server'

/** The key of the session that makes the calls. */
export const currentKey: AccountKey = {
  id: 'key_current',
  kind: 'session',
  name: 'Firefox on Windows',
  madeAt: '2026-11-20T07:00:00.000Z',
  lastUsedAt: '2026-11-20T09:24:00.000Z',
  address: '192.0.2.7',
  isCurrent: true,
}

export const memoryAccountGateway = (server: MemoryServer): AccountGateway => {
  const { keys } = server
  let currentPassword = 'a password'
  const removeWhere = (isRemoved: (key: AccountKey) => boolean): number => {
    const remaining = keys.filter((key) => !isRemoved(key))
    return keys.splice(0, keys.length, ...remaining).length - remaining.length
  }
  const readLink = (linkSecret: string): E.Either<Refusal, LinkedUser> => {
    const user = server.users.find(({ id, state }) => id === server.links.get(linkSecret) && state !== 'disabled')
    return user === undefined
      ? E.left({ code: 'link_ended' })
      : E.right({
          username: user.username,
          organisationName: 'Visser Bezorgt',
          isInvited: server.invitedIds.has(user.id),
          endsAt: '2026-11-23T09:24:00.000Z',
        })
  }
  return {
    listKeys: (cancelSignal) => answerRequest(server, () => E.right([currentKey, ...keys]), cancelSignal),
    createProgramKey: (givenName) =>
      answerRequest(server, () =>
        pipe(
          parseBody(createProgramKey.body, { name: givenName }),
          E.filterOrElseW(
            ({ name }) => !keys.some((key) => key.kind === 'program' && key.name === name),
            ({ name }) => ({
              code: 'name_taken' as const,
              message: `There is a key ${name} already: end it first, or choose another name.`,
            }),
          ),
          E.map(({ name }) => {
            const id = server.newId('key')
            const key = { ...currentKey, id, kind: 'program', name, madeAt: server.now(), isCurrent: false } as const
            const unused = { ...key, lastUsedAt: undefined, address: undefined }
            keys.push(unused)
            return { apiKey: `secret of ${id}`, key: unused }
          }),
        ),
      ),
    changePassword: (change) =>
      answerRequest(server, () =>
        pipe(
          parseBody(changePassword.body, change),
          E.filterOrElseW(
            ({ current }) => current === currentPassword,
            () => ({ code: 'wrong_password' as const }),
          ),
          E.map(({ password }) => {
            currentPassword = password
            removeWhere(({ kind }) => kind === 'session')
            return undefined
          }),
        ),
      ),
    readLink: (linkSecret, cancelSignal) => answerRequest(server, () => readLink(linkSecret), cancelSignal),
    choosePassword: (linkSecret, password) =>
      answerRequest(server, () =>
        pipe(
          readLink(linkSecret),
          E.filterOrElse(
            () => password.length >= 8,
            (): Refusal => ({ code: 'invalid' }),
          ),
          E.map(() => {
            const id = server.links.get(linkSecret) ?? ''
            server.links.delete(linkSecret)
            server.invitedIds.delete(id)
            const index = server.users.findIndex((user) => user.id === id)
            const [user] = server.users.slice(index, index + 1)
            if (user !== undefined) server.users.splice(index, 1, { ...user, state: 'active' })
            return undefined
          }),
        ),
      ),
    requestOpenId: (returnAddress) =>
      answerRequest(server, () =>
        server.openIdUser === undefined
          ? E.left({ code: 'not_found' })
          : E.right({
              address: `https://login.example/?back=${encodeURIComponent(returnAddress)}`,
              secrets: { verifier: 'v', state: 's', nonce: 'n' },
            }),
      ),
    logInByOpenId: ({ address, secrets }) =>
      answerRequest(server, () => {
        if (server.openIdUser === undefined) return E.left({ code: 'not_found' })
        const { searchParams } = new URL(address)
        const isRight = searchParams.get('code') === 'right' && searchParams.get('state') === secrets.state
        return isRight ? E.right(server.openIdUser) : E.left({ code: 'open_id_refused' })
      }),
    endKey: (id) =>
      answerRequest(server, () =>
        removeWhere((key) => key.id === id) > 0
          ? E.right(undefined)
          : E.left({ code: 'not_found', message: 'This has ended already.' }),
      ),
    endOtherSessions: () =>
      answerRequest(server, () => {
        removeWhere(({ kind }) => kind === 'session')
        return E.right(undefined)
      }),
  }
}
