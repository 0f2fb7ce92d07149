import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/failure'
import type { Forgotten, User } from '../../domain/session'

/** A port: what stays on this machine from one visit to the next (§3). */
export type SessionKeeper = {
  readonly user: TE.TaskEither<CallFailed, O.Option<User>>
  readonly keep: (user: User) => TE.TaskEither<CallFailed, void>
  readonly forget: (what: Forgotten) => TE.TaskEither<CallFailed, void>
}
