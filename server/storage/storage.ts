import type * as E from 'fp-ts/Either'
import type { Directory, OrganisationId } from './directory'
import type { ProjectId, ProjectRecord } from './project-records'
import type { Records } from './records'

/**
 * Where everything is kept, one organisation at a time. What is said here is a value; a disk that is full or a database
 * that is away is an accident: a promise rejected with a StorageFull, a StorageAway or another Error.
 */
export type Storage = {
  /** sees one moment; changes nothing */
  readonly read: <A>(organisation: OrganisationId, look: (records: Records) => Promise<A>) => Promise<A>
  /**
   * All or nothing: kept for good when the promise is fulfilled with a right; a left, or an accident, undoes all.
   * The work may be done more than once before it counts, and asks nothing but its records: what must be waited for
   * (a password's hash, an address) is found out before. Writes about the same thing, a project say, may be kept together
   * by a database where each commit takes its time.
   */
  readonly write: <R, A>(
    organisation: OrganisationId,
    work: (records: Records) => Promise<E.Either<R, A>>,
    about?: string,
  ) => Promise<E.Either<R, A>>
  /** a project as it surely stands now; nothing where somebody must look */
  readonly glance: (organisation: OrganisationId, project: ProjectId) => ProjectRecord | undefined
  readonly directory: Directory
  /** whether it can be asked now; never rejected */
  readonly ready: () => Promise<boolean>
  /** once what was begun is done */
  readonly close: () => Promise<void>
}
