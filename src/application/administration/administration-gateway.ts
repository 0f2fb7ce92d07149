import type * as TE from 'fp-ts/TaskEither'
import type { AuditFilter, AuditPage } from '../../domain/audit'
import type { CallFailure } from '../../domain/failure'
import type { OrganisationUser, PasswordLink, UserChange, UserInvitation } from '../../domain/user'
import type { CancelSignal } from '../gateway'

export type AuditPageQuery = AuditFilter & {
  /** the id of the entry before which the page begins */
  readonly before?: string | undefined
}

/** A port: the users of the organisation and its audit trail. Each call is refused as `not_allowed` to a dispatcher. */
export type AdministrationGateway = {
  /** by name */
  readonly listUsers: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<OrganisationUser>>
  /** refused as `name_taken` where there is a user of that name in any case */
  readonly inviteUser: (invitation: UserInvitation) => TE.TaskEither<CallFailure, PasswordLink>
  /** refused as `last_administrator` where nobody else could administer */
  readonly changeUser: (id: string, change: UserChange) => TE.TaskEither<CallFailure, OrganisationUser>
  /** refused as `user_disabled` for a disabled user */
  readonly createPasswordLink: (id: string) => TE.TaskEither<CallFailure, PasswordLink>
  readonly readAudit: (query: AuditPageQuery, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, AuditPage>
  /** all entries of the filter, as lines of JSON */
  readonly auditLines: (filter: AuditFilter) => TE.TaskEither<CallFailure, Uint8Array>
}
