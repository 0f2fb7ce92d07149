import type * as E from 'fp-ts/Either'
import type { Directory, OrganisationId } from './directory'
import type { ProjectId, ProjectRecord } from './project-record-types'
import type { Records } from './records'

/**
 * Stores everything, one organisation at a time. Refusals are values; a full disk or an unreachable database is an
 * accident: a promise rejected with a StorageFull, a StorageAway or another Error.
 */
export type Storage = {
  /** sees the records as they are at one moment, and changes nothing */
  readonly read: <A>(organisation: OrganisationId, work: (records: Records) => Promise<A>) => Promise<A>
  /**
   * All or nothing: committed when the promise resolves to a right; a left or an accident undoes everything. The work
   * may be done more than once, and may wait for nothing but its records: slow things (hashing a password, looking up
   * an address) are done before. `about` names the project of the write, so that writes about the same project may
   * share a commit.
   */
  readonly write: <R, A>(
    organisation: OrganisationId,
    work: (records: Records) => Promise<E.Either<R, A>>,
    projectId?: string,
  ) => Promise<E.Either<R, A>>
  /** the present record of a project, if it is known without asking the database */
  readonly peek: (organisation: OrganisationId, project: ProjectId) => ProjectRecord | undefined
  readonly directory: Directory
  /** whether the database answers now; never rejected */
  readonly ready: () => Promise<boolean>
  /** resolves once the work under way is done */
  readonly close: () => Promise<void>
}
