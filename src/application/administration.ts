/** Responsible for what administrators do: users of the organisation, and its audit trail. */
import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AuditFilter, AuditPage } from '../domain/audit'
import type { CallFailure } from '../domain/failure'
import type { OrganisationUser, PasswordLink, UserChange, UserInvitation } from '../domain/user'
import type { CancelSignal } from './gateway'
import type { FileSaver } from './project'
import type { CallServer } from './session'

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

export type AdministrationActionsPorts = {
  readonly gateway: AdministrationGateway
  readonly files: FileSaver
  readonly callServer: CallServer
}

type Answered<A> = Promise<E.Either<CallFailure, A>>

/** What administrators do, for screens. */
export type AdministrationFacade = {
  readonly listUsers: (cancelSignal: CancelSignal) => Answered<ReadonlyArray<OrganisationUser>>
  readonly inviteUser: (invitation: UserInvitation) => Answered<PasswordLink>
  readonly changeUser: (id: string, change: UserChange) => Answered<OrganisationUser>
  readonly createPasswordLink: (id: string) => Answered<PasswordLink>
  readonly readAudit: (query: AuditPageQuery, cancelSignal: CancelSignal) => Answered<AuditPage>
  /** saves all entries of the filter as a file with a line of JSON for each */
  readonly downloadAudit: (filter: AuditFilter) => Answered<void>
}

export const administrationActions = ({
  gateway,
  files,
  callServer,
}: AdministrationActionsPorts): AdministrationFacade => ({
  listUsers: (cancelSignal) => callServer('load users', gateway.listUsers(cancelSignal)),
  inviteUser: (invitation) => callServer('invite a user', gateway.inviteUser(invitation)),
  changeUser: (id, change) => callServer('change a user', gateway.changeUser(id, change)),
  createPasswordLink: (id) => callServer('make a password link', gateway.createPasswordLink(id)),
  readAudit: (query, cancelSignal) => callServer('load the audit trail', gateway.readAudit(query, cancelSignal)),
  downloadAudit: (filter) =>
    callServer(
      'load the audit trail',
      pipe(
        gateway.auditLines(filter),
        TE.flatMap((bytes) => files.save('audit.jsonl', 'application/jsonl', bytes)),
      ),
    ),
})
