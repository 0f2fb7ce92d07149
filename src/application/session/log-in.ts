import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import { withUsername, sessionOf, type Credentials, type Session, type User } from '../../domain/session'
import type { CallServer } from './call-server'
import type { UserStorage, SessionGateway } from './session-ports'
import type { SessionStore } from './session-store'

export type LogInPorts = {
  readonly gateway: Pick<SessionGateway, 'logIn'>
  readonly userStorage: Pick<UserStorage, 'save'>
  readonly session: Pick<SessionStore, 'value' | 'set'>
  readonly callServer: CallServer
}

/** Resolves to the user; none where the answer came too late. */
export type LogIn = (credentials: Credentials) => Promise<E.Either<CallFailure, O.Option<User>>>

/**
 * §4: stores the user and starts the session; where storage fails, the session lasts for this visit.
 * An answer that arrives after /login was opened again, or after another log-in began, is ignored.
 */
export const logIn =
  ({ gateway, userStorage, session, callServer }: LogInPorts): LogIn =>
  (credentials) =>
    callServer('log in', async () => {
      // A copy, so that any later change of the session is detected by identity.
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

export type ResumeSessionPorts = {
  readonly userStorage: Pick<UserStorage, 'user'>
  readonly session: Pick<SessionStore, 'set'>
}

export type ResumeSession = () => Promise<E.Either<CallFailure, void>>

/** §2: starts the session of the stored user. Where storage cannot be read, nobody is signed in. */
export const resumeSession = ({ userStorage, session }: ResumeSessionPorts): ResumeSession =>
  pipe(
    userStorage.user,
    TE.orElse(() => TE.right<CallFailure, O.Option<User>>(O.none)),
    TE.map((user) => session.set(sessionOf(user))),
  )
