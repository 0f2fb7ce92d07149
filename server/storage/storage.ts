import type * as E from 'fp-ts/Either'
import type { Directory, OrganisationId } from './directory'
import type { JobRecord, ProjectId, ProjectPlan, ProjectRecord } from './record-types'
import type { Records } from './records'

/**
 * Stores everything, one organisation at a time. Refusals are values; a full disk or an unavailable database is an
 * error: a promise rejected with a StorageFull, a StorageUnavailable or another Error.
 */
export type Storage = {
  /** sees a consistent snapshot of the records, and changes nothing */
  readonly read: <A>(organisation: OrganisationId, work: (records: Records) => Promise<A>) => Promise<A>
  /** like `read`, for work of a single statement, which is a snapshot by itself and costs less without a transaction */
  readonly readOneStatement: Storage['read']
  /** a project with its plan, as of one moment; undefined if the organisation has no such project */
  readonly readProjectPlan: (organisation: OrganisationId, id: ProjectId) => Promise<ProjectPlan | undefined>
  /**
   * Runs work in a transaction, which is committed when the promise resolves to a right; a left or an error rolls
   * everything back. The work may run more than once, and may wait only for its records: slow work (hashing a password,
   * looking up an address) is done before. Writes with the same `groupingId`, such as the id of their project, may share
   * a commit.
   */
  readonly write: <R, A>(
    organisation: OrganisationId,
    work: (records: Records) => Promise<E.Either<R, A>>,
    groupingId?: string,
  ) => Promise<E.Either<R, A>>
  /** the current record of a project, if it is known without a query */
  readonly peek: (organisation: OrganisationId, project: ProjectId) => ProjectRecord | undefined
  readonly directory: Directory
  /** whether a write can be made now, which it tries; never rejects */
  readonly ready: () => Promise<boolean>
  /** for the metrics */
  readonly figures: () => Promise<StorageFigures>
  /** resolves once the work in progress is done */
  readonly close: () => Promise<void>
}

export type StorageFigures = {
  readonly databaseBytes: number
  /** of all organisations, as long as they are kept */
  readonly jobs: ReadonlyArray<{
    readonly state: JobRecord['state']
    readonly count: number
    readonly oldestAt: string
  }>
  /** to a shared database */
  readonly connections: { readonly open: number; readonly idle: number; readonly awaited: number } | undefined
}

/** A shared PostgreSQL if `databaseUrl` is set, otherwise a folder. */
export type StorageLocation = {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** folder of the backups that the program makes by itself; by default one in `dataDir` */
  readonly backupDir?: string | undefined
  /** whether the database is copied before its tables are changed for a newer program; by default it is */
  readonly backupBeforeUpgrade?: boolean | undefined
}

/** The disk is full; nothing of the write is stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The database cannot be reached now, or is too busy; nothing of the write is stored. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
