import * as E from 'fp-ts/Either'
import type { Storage } from '../storage'
import { userNotFoundMessage } from './user-not-found'

export type RemoveUserPorts = {
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
