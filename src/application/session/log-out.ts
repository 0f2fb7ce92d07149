import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { clearedOnLogOut, signedOut } from '../../domain/session'
import type { SessionGateway, UserStorage } from './session-ports'
import type { SessionStore } from './session-store'

export type LogOutPorts = {
  readonly gateway: Pick<SessionGateway, 'logOut'>
  readonly userStorage: Pick<UserStorage, 'clear'>
  readonly session: Pick<SessionStore, 'user' | 'set'>
}

export type LogOut = () => Promise<E.Either<CallFailure, void>>

/** §4: the session ends at once, even if clearing the storage fails, or the server cannot be told to end the key. */
export const logOut =
  ({ gateway, userStorage, session }: LogOutPorts): LogOut =>
  () => {
    const { user } = session
    if (user !== undefined) void gateway.logOut(user.apiKey)()
    // A copy, so that a pending log-in detects the log-out by identity, even if nobody was signed in.
    session.set({ ...signedOut })
    return userStorage.clear(clearedOnLogOut)()
  }
