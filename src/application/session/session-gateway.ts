import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Credentials, User } from '../../domain/session'

/** A port: checks credentials. */
export type SessionGateway = {
  readonly logIn: (credentials: Credentials) => TE.TaskEither<CallFailure, User>
}
