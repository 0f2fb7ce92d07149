import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import { clearedOnLogOut, signedOut } from '../../domain/session'
import type { UserStorage } from './user-storage'
import type { SessionStore } from './session-store'

export type LogOutPorts = {
  readonly userStorage: Pick<UserStorage, 'clear'>
  readonly session: Pick<SessionStore, 'set'>
}

export type LogOut = () => TE.TaskEither<CallFailure, void>

/** §4: the session ends at once, whether or not everything kept could be cleared. */
export const logOut =
  ({ userStorage, session }: LogOutPorts): LogOut =>
  () =>
  () => {
    // A value of its own: who waits for an answer can tell that the session ended, even one that had not begun.
    session.set({ ...signedOut })
    return userStorage.clear(clearedOnLogOut)()
  }
