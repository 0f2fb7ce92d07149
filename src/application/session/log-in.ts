import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/alert'
import { knownAs, sessionOf, type Credentials, type User } from '../../domain/session'
import type { Attempt } from './attempt'
import type { SessionGateway } from './session-gateway'
import type { SessionKeeper } from './session-keeper'
import type { SessionStore } from './session-store'

export type LogInPorts = {
  readonly gateway: SessionGateway
  readonly keeper: Pick<SessionKeeper, 'keep'>
  readonly session: Pick<SessionStore, 'become'>
  readonly attempt: Attempt
}

export type LogIn = (credentials: Credentials) => TE.TaskEither<CallFailed, User>

/** §4: the user is stored, then let in. */
export const logIn =
  ({ gateway, keeper, session, attempt }: LogInPorts): LogIn =>
  (credentials) =>
    pipe(
      gateway.logIn(credentials),
      TE.map((user) => knownAs(user, credentials.username)),
      TE.tap(keeper.keep),
      TE.tapIO((user) => () => session.become(sessionOf(O.some(user)))),
      (call) => attempt('log in', call),
    )
