import * as E from 'fp-ts/Either'
import type { Storage } from '../storage'
import type { Passwords } from './passwords'

export type ChangePasswordPorts = {
  readonly storage: Pick<Storage, 'directory' | 'write'>
  readonly passwords: Pick<Passwords, 'hash'>
}

export type NewPassword = {
  readonly username: string
  /** requested after the user is found */
  readonly password: () => Promise<E.Either<string, string>>
}

/** Changes a password, and ends all sessions of the user; keys for programs stay. */
export const changePassword =
  ({ storage, passwords }: ChangePasswordPorts) =>
  async ({ username, password }: NewPassword): Promise<E.Either<string, void>> => {
    const organisation = await storage.directory.organisationOf(username)
    if (organisation === undefined) return E.left(userNotFoundMessage(username))
    const newPassword = await password()
    if (E.isLeft(newPassword)) return newPassword
    const passwordHash = await passwords.hash(newPassword.right)
    return storage.write<string, void>(organisation, async ({ users, keys }) => {
      const user = await users.find(username)
      if (user === undefined) return E.left(userNotFoundMessage(username))
      await users.changePassword(username, passwordHash)
      await keys.removeSessions(user.id)
      return E.right(undefined)
    })
  }

type RemoveUserPorts = {
  readonly storage: Pick<Storage, 'directory' | 'write'>
}

/** Removes a user and the user's keys; the projects stay with the organisation. */
export const removeUser =
  ({ storage }: RemoveUserPorts) =>
  async (username: string): Promise<E.Either<string, void>> => {
    const organisation = await storage.directory.organisationOf(username)
    if (organisation === undefined) return E.left(userNotFoundMessage(username))
    return storage.write<string, void>(organisation, async ({ users }) =>
      (await users.remove(username)) ? E.right(undefined) : E.left(userNotFoundMessage(username)),
    )
  }

const userNotFoundMessage = (username: string): string => `There is no user ${username}.`
