import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ClearedData, User } from '../../domain/session'

/** A port: the data stored in the browser between visits (§3). */
export type UserStorage = {
  readonly user: TE.TaskEither<CallFailure, O.Option<User>>
  readonly save: (user: User) => TE.TaskEither<CallFailure, void>
  readonly clear: (items: ClearedData) => TE.TaskEither<CallFailure, void>
}
