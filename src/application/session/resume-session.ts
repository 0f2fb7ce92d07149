import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import { sessionOf, type User } from '../../domain/session'
import type { UserStorage } from './session-ports'
import type { SessionStore } from './session-store'

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
