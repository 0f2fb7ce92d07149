import * as E from 'fp-ts/Either'
import type { AuditedAction } from '../../src/domain/audit'
import { changeUser, isLastAdministrator, type UserChange } from '../../src/domain/user'
import { auditEntry, type AuditContext } from '../audit'
import type { Records, Storage, UserRecord } from '../storage'
import { organisationUserOf } from './find-member'
import type { Passwords } from './password-hash'

type ChangeUserPorts = {
  readonly storage: Pick<Storage, 'directory' | 'write'>
  readonly now: () => Date
}

export type ChangePasswordPorts = ChangeUserPorts & { readonly passwords: Pick<Passwords, 'hash'> }

export type NewPassword = {
  readonly username: string
  /** requested after the user is directoryUser */
  readonly password: () => Promise<E.Either<string, string>>
}

/** Changes a password, and ends all sessions of the user and what lets the user choose another; keys for programs stay. */
export const changePassword =
  ({ storage, passwords, now }: ChangePasswordPorts) =>
  async ({ username, password }: NewPassword): Promise<E.Either<string, void>> => {
    if ((await storage.directory.findUser(username)) === undefined) return E.left(userNotFoundMessage(username))
    const newPassword = await password()
    if (E.isLeft(newPassword)) return newPassword
    const passwordHash = await passwords.hash(newPassword.right)
    return writeUser(storage, username, async ({ users, keys, audit }, user) => {
      await users.changePassword(user.username, passwordHash)
      await keys.removeOf(user.id, ['session', 'link'])
      await audit.add(auditEntry({ action: 'password_changed', subject: user.username }, { at: now() }))
      return E.right(undefined)
    })
  }

/** Removes a user and the user's keys; the projects stay with the organisation. */
export const removeUser =
  ({ storage, now }: ChangeUserPorts) =>
  (username: string): Promise<E.Either<string, void>> =>
    writeUser(storage, username, async ({ users, audit }, user) => {
      const all = (await users.all()).map(organisationUserOf)
      if (all.length > 1 && isLastAdministrator(all, user.id)) return E.left(lastAdministratorMessage(user.username))
      await users.remove(user.username)
      await audit.add(auditEntry({ action: 'user_removed', subject: user.username }, { at: now() }))
      return E.right(undefined)
    })

/** Changes the role of a user, or whether the user may log in. */
export const changeAccessOfUser =
  ({ storage, now }: ChangeUserPorts) =>
  (username: string, change: UserChange): Promise<E.Either<string, void>> =>
    writeUser(storage, username, async (records, user) => {
      const changed = await changeAccess(records, user, change, { at: now() })
      return E.isLeft(changed) ? E.left(lastAdministratorMessage(user.username)) : E.right(undefined)
    })

/** The new access ends what the user may no longer use: sessions, or with a disabled user all keys. Records what changes. */
export const changeAccess = async (
  { users, keys, audit }: Pick<Records, 'users' | 'keys' | 'audit'>,
  user: UserRecord,
  change: UserChange,
  context: AuditContext,
): Promise<
  E.Either<'last administrator', { readonly user: UserRecord; readonly endedKeys: ReadonlyArray<string> }>
> => {
  const all = (await users.all()).map(organisationUserOf)
  const changed = changeUser(all, { id: user.id, change, hasPassword: user.passwordHash !== '' })
  if (E.isLeft(changed)) return E.left('last administrator')
  const { role, state } = changed.right
  const disabledAt = state === 'disabled' ? (user.disabledAt ?? context.at.toISOString()) : undefined
  await users.changeAccess(user.id, { role, disabledAt })
  const actions: ReadonlyArray<AuditedAction> = [
    ...(role === user.role ? [] : [{ action: 'role_changed', detail: role } as const]),
    ...(disabledAt !== undefined && user.disabledAt === undefined ? [{ action: 'user_disabled' } as const] : []),
    ...(disabledAt === undefined && user.disabledAt !== undefined ? [{ action: 'user_enabled' } as const] : []),
  ]
  for (const action of actions)
    await audit.add(auditEntry({ ...action, subject: user.username, subjectId: user.id }, context))
  const endedKinds: ReadonlyArray<'session' | 'program' | 'link'> =
    state === 'disabled' ? ['session', 'program', 'link'] : role === user.role ? [] : ['session']
  const endedKeys = endedKinds.length === 0 ? [] : await keys.removeOf(user.id, endedKinds)
  return E.right({ user: { ...user, role, disabledAt }, endedKeys })
}

const writeUser = async <A>(
  { directory, write }: Pick<Storage, 'directory' | 'write'>,
  username: string,
  work: (records: Records, user: UserRecord) => Promise<E.Either<string, A>>,
): Promise<E.Either<string, A>> => {
  const directoryUser = await directory.findUser(username)
  if (directoryUser === undefined) return E.left(userNotFoundMessage(username))
  return write<string, A>(directoryUser.organisation, async (records) => {
    // All users are locked in one order, so that two changes at once wait for each other.
    const user = (await records.users.all()).find((one) => one.username === directoryUser.username)
    return user === undefined ? E.left(userNotFoundMessage(username)) : work(records, user)
  })
}

const userNotFoundMessage = (username: string): string => `There is no user ${username}.`

const lastAdministratorMessage = (username: string): string =>
  `User ${username} is the last administrator of the organisation: make another one first.`
