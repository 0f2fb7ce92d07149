import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { AccountKey, OpenIdAnswer, OpenIdRequest, PasswordChange, ProgramKey, User } from '../../domain/session'
import type { LinkedUser } from '../../domain/user'
import type { CancelSignal } from '../gateway'

/** A port: the account of the user. */
export type AccountGateway = {
  /** the sessions and the keys for programs, used last first */
  readonly listKeys: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<AccountKey>>
  /** refused as `name_taken` where the user has a key of that name */
  readonly createProgramKey: (name: string) => TE.TaskEither<CallFailure, ProgramKey>
  /** ends all other sessions; refused as `wrong_password` where `current` is not the password */
  readonly changePassword: (change: PasswordChange) => TE.TaskEither<CallFailure, void>
  /** needs no session; refused as `link_ended` where the link has been used or is too old */
  readonly readLink: (link: string, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, LinkedUser>
  readonly choosePassword: (link: string, password: string) => TE.TaskEither<CallFailure, void>
  /** needs no session; asks where to sign in by the service that the server trusts */
  readonly requestOpenId: (returnAddress: string) => TE.TaskEither<CallFailure, OpenIdRequest>
  /** needs no session; refused as `open_id_refused` where the service does not confirm who the user is */
  readonly logInByOpenId: (answer: OpenIdAnswer) => TE.TaskEither<CallFailure, User>
  readonly endKey: (id: string) => TE.TaskEither<CallFailure, void>
  /** ends all sessions but that of the call */
  readonly endOtherSessions: () => TE.TaskEither<CallFailure, void>
}
