import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AuditFilter, AuditPage } from '../../domain/audit'
import type { CallFailure } from '../../domain/failure'
import type { OrganisationUser, PasswordLink, UserChange, UserInvitation } from '../../domain/user'
import type { CancelSignal } from '../gateway'
import type { FileSaver } from '../project'
import type { AttemptCall } from '../session'
import type { AdministrationGateway, AuditPageQuery } from './administration-gateway'

export type AdministrationActionsPorts = {
  readonly gateway: AdministrationGateway
  readonly files: FileSaver
  readonly attempt: AttemptCall
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
  attempt,
}: AdministrationActionsPorts): AdministrationFacade => ({
  listUsers: (cancelSignal) => attempt('load users', gateway.listUsers(cancelSignal)),
  inviteUser: (invitation) => attempt('invite a user', gateway.inviteUser(invitation)),
  changeUser: (id, change) => attempt('change a user', gateway.changeUser(id, change)),
  createPasswordLink: (id) => attempt('make a password link', gateway.createPasswordLink(id)),
  readAudit: (query, cancelSignal) => attempt('load the audit trail', gateway.readAudit(query, cancelSignal)),
  downloadAudit: (filter) =>
    attempt(
      'load the audit trail',
      pipe(
        gateway.auditLines(filter),
        TE.flatMap((bytes) => files.save('audit.jsonl', 'application/jsonl', bytes)),
      ),
    ),
})
