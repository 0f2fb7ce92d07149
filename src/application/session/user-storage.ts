import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ClearedData, User } from '../../domain/session'

/** A port: what stays on this machine from one visit to the next (§3). */
export type SessionKeeper = {
  readonly user: TE.TaskEither<CallFailure, O.Option<User>>
  readonly keep: (user: User) => TE.TaskEither<CallFailure, void>
  readonly forget: (what: ClearedData) => TE.TaskEither<CallFailure, void>
}
