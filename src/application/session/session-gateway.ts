import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Credentials, User } from '../../domain/session'

/** A port: the server that knows who may sign in. */
export type SessionGateway = {
  readonly logIn: (credentials: Credentials) => TE.TaskEither<CallFailure, User>
}
