import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import { withUsername, sessionOf, type Credentials, type Session, type User } from '../../domain/session'
import type { Attempt } from './attempt'
import type { SessionGateway } from './session-gateway'
import type { UserStorage } from './user-storage'
import type { SessionStore } from './session-store'

export type LogInPorts = {
  readonly gateway: SessionGateway
  readonly userStorage: Pick<UserStorage, 'save'>
  readonly session: Pick<SessionStore, 'value' | 'set'>
  readonly attempt: Attempt
}

/** Answers who was let in; nobody where the answer came too late to count. */
export type LogIn = (credentials: Credentials) => TE.TaskEither<CallFailure, O.Option<User>>

/**
 * §4: the user is stored, then let in; one whom the browser cannot keep is let in for this visit.
 * An answer that arrives after /login was entered again, or after another log-in began, lets nobody in.
 */
export const logIn =
  ({ gateway, userStorage, session, attempt }: LogInPorts): LogIn =>
  (credentials) =>
    attempt('log in', async () => {
      // The same session in a value of its own, so that whatever comes after this can be told from it.
      const before: Session = { ...session.value }
      session.set(before)
      const answer = await gateway.logIn(credentials)()
      if (session.value !== before) return E.right(O.none)
      if (E.isLeft(answer)) return answer
      const user = withUsername(answer.right, credentials.username)
      const saved = userStorage.save(user)()
      session.set(sessionOf(O.some(user)))
      await saved
      return E.right(O.some(user))
    })
