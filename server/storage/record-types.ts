import type {
  AffectedItemKey,
  PlanChange,
  ChangeHeader,
  ChangeId,
  ChangeAction,
  HistoryEntry,
  HistoryPage,
  UndoableChange,
  StoredProjectChanged,
} from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { ProjectId } from '../../src/domain/project'
import type { StopId } from '../../src/domain/stop'
import type { JobId } from '../../src/domain/optimisation'

export type { ProjectId }

export type ProjectCreationInfo = {
  readonly id: ProjectId
  readonly name: string
  /** an ISO date-time in UTC, so that times compare as text */
  readonly createdAt: string
  /** the username of the creator */
  readonly createdBy: string
}

export type ProjectRecord = ProjectCreationInfo & {
  /** 1 for a new project; every change adds one */
  readonly version: number
  readonly stopCount: number
  readonly routeCount: number
  /** the number of activities on all routes, including starts and ends */
  readonly activityCount: number
}

/** A project with its plan at the version of its record. */
export type ProjectPlan = { readonly project: ProjectRecord; readonly plan: Plan }

/** The projects of the organisation that the read or write is for. */
export type ProjectRecords = {
  /** newest first */
  readonly all: () => Promise<ReadonlyArray<ProjectRecord>>
  /** in a write transaction, locks the project until the transaction ends */
  readonly find: (id: ProjectId) => Promise<ProjectRecord | undefined>
  /** the newest project that has a stop with this id */
  readonly findByStop: (id: StopId) => Promise<ProjectRecord | undefined>
  /** the plan of the version in this record */
  readonly readPlan: (project: ProjectRecord) => Promise<Plan>
  /** adds a project with an empty plan */
  readonly add: (creationInfo: ProjectCreationInfo) => Promise<ProjectRecord>
  /**
   * stores what a change adds, replaces and removes, and returns the project with its new version. `project` is the
   * record that was found in this transaction, and `plan` the plan after the change.
   */
  readonly storeNewVersion: (project: ProjectRecord, change: PlanChange, plan: Plan) => Promise<ProjectRecord>
  /** removes the project with its plan, history and jobs; false if there is no such project */
  readonly remove: (id: ProjectId) => Promise<boolean>
}

/** How a project came to a version: the username, the text of the history, and the ISO date-time. */
export type VersionSummary = {
  readonly version: number
  readonly by: string
  readonly description: string
  readonly at: string
}

/** The oldest versions after `since`, at most `max` of them; with `withTexts`, the changes themselves are read too. */
export type VersionRange = { readonly since: number; readonly max: number; readonly withTexts: boolean }

/** A stored change; `text` is its stored JSON where that is short enough to be sent. A large one is read and undone in steps. */
export type ChangeRecord = UndoableChange & {
  readonly by: string
  readonly at: string
  readonly text?: string | undefined
  readonly isLarge: boolean
}

export type NewChange = VersionSummary & {
  readonly id: ChangeId
  readonly change: PlanChange
  /** of the stops that it moved within their routes by hand */
  readonly positionKeys?: ReadonlyArray<AffectedItemKey> | undefined
}

/** A page of the history; each entry has the version at which its change was made. */
export type VersionedHistoryPage = Pick<HistoryPage, 'next'> & {
  readonly changes: ReadonlyArray<HistoryEntry & Pick<VersionSummary, 'version'>>
}

/** The changes of a project, each once, in the order in which they were first made. */
export type ChangeRecords = {
  /** returns the version with the change as it is sent */
  readonly add: (project: ProjectId, change: NewChange) => Promise<StoredProjectChanged>
  /** newest first; all changes, or those before a given one; undefined where the project has no such change */
  readonly page: (
    project: ProjectId,
    range: { readonly before?: ChangeId | undefined; readonly limit: number },
  ) => Promise<VersionedHistoryPage | undefined>
  /** the change; its unchanged visits, which are not stored with it, are taken from the routes of the current plan */
  readonly find: (project: ProjectId, id: ChangeId) => Promise<ChangeRecord | undefined>
  /**
   * every change that was made, undone or redone after a version, ordered by when it was last applied; with a maximum,
   * only so many of those that were made, undone or redone last
   */
  readonly headersSince: (
    project: ProjectId,
    sinceVersion: number,
    max?: number,
  ) => Promise<ReadonlyArray<ChangeHeader>>
  /** notes that a change was undone or redone, and the version that the project has since */
  readonly recordUndoRedo: (
    project: ProjectId,
    id: ChangeId,
    action: Exclude<ChangeAction, 'made'>,
    newVersion: VersionSummary,
  ) => Promise<void>
  /** versions with what led to them: changes, undos and redos */
  readonly versionsSince: (project: ProjectId, range: VersionRange) => Promise<ReadonlyArray<StoredProjectChanged>>
  /** deletes old changes that were neither undone nor redone since; only so many at a time that it is quick */
  readonly deleteOld: (project: ProjectId, old: OldChanges) => Promise<void>
}

/** Changes made before a time, and those beyond the number of the newest that are kept. */
export type OldChanges = { readonly before: string; readonly keptCount: number }

export type { JobId }

/** A stopping job still has to deliver its best result so far. */
type StoredJobState = 'queued' | 'running' | 'stopping' | 'done' | 'failed' | 'cancelled'

export type JobRecord = {
  readonly id: JobId
  readonly project: ProjectId | undefined
  readonly kind: 'optimise' | 'problem'
  readonly state: StoredJobState
  /** the number of the newest state, by which followers see what they have not received yet */
  readonly revision: number
  /** the share of the work that is done, from 0 to 1 */
  readonly progress: number
  /** the figures of the best plan so far, as a JSON value; `markAccepted` reads and sets its field `accepted` */
  readonly best: unknown
  readonly message: string | undefined
  /** one line of JSON text: it may be megabytes, and is mostly passed on unchanged */
  readonly result: string | undefined
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
  readonly attempts: number
}

export type JobRecords = {
  /** The request is a JSON value that the storage does not interpret. It may be megabytes, and is stored this once. */
  readonly add: (job: JobRecord, request: unknown) => Promise<void>
  /** the request of a job, which is read only to begin the job */
  readonly readRequest: (id: JobId) => Promise<unknown>
  /** in a write transaction, locks the job until the transaction ends */
  readonly find: (id: JobId) => Promise<JobRecord | undefined>
  /** false if there is no such job */
  readonly save: (job: JobRecord) => Promise<boolean>
  /**
   * notes that the plan of a finished job was accepted; false where it was accepted before, or where there is no such
   * job. The job is locked until the transaction ends.
   */
  readonly markAccepted: (id: JobId) => Promise<boolean>
  /** the jobs that are queued, running or stopping, oldest first */
  readonly unfinished: () => Promise<ReadonlyArray<JobRecord>>
  readonly countUnfinished: () => Promise<number>
  /** the newest job of a project */
  readonly findLatest: (project: ProjectId) => Promise<JobRecord | undefined>
  /** deletes jobs that were finished before this time */
  readonly deleteFinishedBefore: (before: string) => Promise<void>
}
