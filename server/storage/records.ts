import type * as E from 'fp-ts/Either'
import type { Carrier } from '../../src/domain/plan'
import type { Driver, DriverId } from '../../src/domain/driver'
import type { Coordinates, WrittenAddress } from '../../src/domain/address'
import type { AuditAction, AuditEntry } from '../../src/domain/audit'
import type { ChangeId, ChangeAction } from '../../src/domain/history'
import type { UserRole } from '../../src/domain/user'
import type { ChangeRecords, JobRecords, ProjectId, ProjectRecords } from './record-types'
import type { NameTaken, OrganisationId } from './directory'

/** The records of one organisation within one read or write transaction; unusable afterwards. */
export type Records = {
  readonly organisation: OrganisationRecords
  readonly users: UserRecords
  readonly keys: KeyRecords
  readonly carriers: CarrierRecords
  readonly drivers: DriverRecords
  readonly projects: ProjectRecords
  readonly changes: ChangeRecords
  readonly jobs: JobRecords
  readonly answers: AnswerRecords
  readonly logInAttempts: LogInAttemptRecords
  readonly audit: AuditRecords
  readonly corrections: CorrectionRecords
  /** runs the callback after the write is committed, in call order; never after a failure, and never in a read */
  readonly afterCommit: (callback: () => void) => void
  /** lets others be answered within a long write */
  readonly pause: () => Promise<void>
}

/** Log-ins of one sender that failed, or when one last succeeded. Times are ISO date-times in UTC. */
export type LogInAttemptRecord = {
  /** an address, the hash of a username, or both */
  readonly sender: string
  readonly failures: number
  readonly lastAt: string
  /** when it no longer matters */
  readonly expiresAt: string
}

export type LogInAttemptRecords = {
  readonly find: (senders: ReadonlyArray<string>) => Promise<ReadonlyArray<LogInAttemptRecord>>
  /** adds or replaces those of each sender */
  readonly put: (attempts: ReadonlyArray<LogInAttemptRecord>) => Promise<void>
  readonly deleteExpiredBefore: (before: string) => Promise<void>
}

/** Which entries are asked for; the times are ISO date-times in UTC. */
export type AuditRecordFilter = {
  readonly username?: string | undefined
  readonly action?: AuditAction | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** the id of an entry */
  readonly before?: string | undefined
  readonly limit: number
}

export type AuditRecords = {
  readonly add: (entry: AuditEntry) => Promise<void>
  /** adds the entry, or its count to the entry with its id */
  readonly addToCount: (entry: AuditEntry) => Promise<void>
  /** newest first; a username in any case */
  readonly find: (filter: AuditRecordFilter) => Promise<ReadonlyArray<AuditEntry>>
  /** deletes entries from before this time */
  readonly deleteBefore: (before: string) => Promise<void>
  /** deletes the oldest of an action where there are more than this */
  readonly deleteAllButNewest: (action: AuditAction, keptCount: number) => Promise<void>
}

/** What a user corrected of an address: another address is meant, or it has another place, or both. */
export type CorrectionRecord = {
  /** that of the address as it was written, by which it is found again in any spelling */
  readonly addressKey: string
  readonly written: Pick<WrittenAddress, 'street' | 'city'>
  readonly corrected: WrittenAddress
  /** undefined where the address service says where the corrected address is */
  readonly coordinates: Coordinates | undefined
  readonly by: string
  /** an ISO date-time in UTC */
  readonly at: string
}

type ChangeOfProject = { readonly project: ProjectId; readonly id: ChangeId }

/** They belong to the change that made them: an undo takes them out of force, and a redo puts them back. */
export type CorrectionRecords = {
  /** the newest in force of each address, by its key */
  readonly find: (addressKeys: ReadonlyArray<string>) => Promise<ReadonlyMap<string, CorrectionRecord>>
  /** at most one for each address */
  readonly add: (change: ChangeOfProject, corrections: ReadonlyArray<CorrectionRecord>) => Promise<void>
  readonly recordUndoRedo: (change: ChangeOfProject, action: Exclude<ChangeAction, 'made'>) => Promise<void>
  /** the newest in force of each address in which every word of `search` stands, newest first */
  readonly list: (filter: {
    readonly search: string
    readonly limit: number
  }) => Promise<ReadonlyArray<CorrectionRecord>>
  /** takes all of an address out of force; false if there is none. `at` is an ISO date-time in UTC. */
  readonly forget: (addressKey: string, at: string) => Promise<boolean>
  /** puts back what was last forgotten of an address; false if that is nothing */
  readonly restore: (addressKey: string) => Promise<boolean>
  /** deletes what was forgotten before this time */
  readonly deleteForgottenBefore: (before: string) => Promise<void>
  /** deletes the oldest where there are more than this */
  readonly deleteAllButNewest: (keptCount: number) => Promise<void>
}

/** The answer to a request with an Idempotency-Key. */
export type AnswerRecord = {
  /** the hash of the request */
  readonly request: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type AnswerRecords = {
  readonly find: (key: string) => Promise<AnswerRecord | undefined>
  /** `timestamp` is an ISO date-time in UTC */
  readonly add: (key: string, answer: AnswerRecord, timestamp: string) => Promise<void>
  /** deletes answers that were stored before this time */
  readonly deleteBefore: (before: string) => Promise<void>
}

export type CarrierRecords = {
  /** ordered by id */
  readonly all: () => Promise<ReadonlyArray<Carrier>>
  /** assigns the next number of the organisation; numbers of removed carriers are never reused */
  readonly add: (displayName: string) => Promise<Carrier>
  /** false if there is no such carrier */
  readonly remove: (id: number) => Promise<boolean>
}

export type DriverRecord = { readonly driver: Driver; readonly version: number }

/** A removed driver is no longer found, but can be restored until it is deleted permanently. */
export type DriverRecords = {
  /** ordered by age, oldest first */
  readonly all: () => Promise<ReadonlyArray<DriverRecord>>
  /** in a write transaction, locks the driver until the transaction ends */
  readonly find: (id: DriverId) => Promise<DriverRecord | undefined>
  /** adds or replaces the driver, with this version */
  readonly put: (driver: Driver, version: number) => Promise<DriverRecord>
  /** false if there is no such driver */
  readonly remove: (id: DriverId, timestamp: string) => Promise<boolean>
  /** undefined if no driver with that id was removed since then */
  readonly restore: (id: DriverId, since: string) => Promise<DriverRecord | undefined>
  /** permanently deletes the drivers that were removed before this time */
  readonly deleteRemovedBefore: (before: string) => Promise<void>
}

/** The key of a session or a program, or the secret of a link, stored only as its hash, which cannot be used to sign in. Times are ISO date-times in UTC, which compare as text. */
export type KeyRecord = {
  readonly hash: string
  readonly userId: string
  readonly endsAt: string
  /** a session begins with a log-in; a user makes a key for a program; a link comes with no request but the choice of a password */
  readonly kind: 'session' | 'program' | 'link'
  /** the browser of a session, or the name of a program */
  readonly name: string
  /** undefined of a key from before it was stored, as are the address and the last use */
  readonly madeAt: string | undefined
  /** at most a minute too early */
  readonly lastUsedAt: string | undefined
  /** the IP address that last used it */
  readonly address: string | undefined
}

/** A key that comes with requests. */
export type ApiKeyRecord = KeyRecord & { readonly kind: Exclude<KeyRecord['kind'], 'link'> }

export type KeyWithUser = KeyRecord & { readonly username: string; readonly role: UserRole }

export type KeyUse = { readonly at: string; readonly address: string }

export type KeyRecords = {
  readonly add: (key: KeyRecord) => Promise<void>
  /** also finds ended keys: the caller compares with the current time; but none of a disabled user */
  readonly find: (hash: string) => Promise<KeyWithUser | undefined>
  /** the keys of a user without links, used last first; also those that have ended */
  readonly allOf: (userId: string) => Promise<ReadonlyArray<ApiKeyRecord>>
  readonly recordUse: (hash: string, use: KeyUse) => Promise<void>
  /** false if there is no such key */
  readonly remove: (hash: string) => Promise<boolean>
  /** removes the keys of a user of these kinds, and returns their hashes */
  readonly removeOf: (userId: string, kinds: ReadonlyArray<KeyRecord['kind']>) => Promise<ReadonlyArray<string>>
  /** removes the sessions of a user but the one with the hash `except`, and returns their hashes */
  readonly removeSessions: (userId: string, except?: string) => Promise<ReadonlyArray<string>>
  /** deletes all sessions of a user but those that end last; the one with the hash `except` remains, and counts too */
  readonly removeAllButNewest: (userId: string, keptCount: number, except?: string) => Promise<void>
  /** deletes keys that ended before `now`, and sessions that were last used before `idleSince` */
  readonly deleteEnded: (now: string, idleSince: string) => Promise<void>
}

export type OrganisationRecord = {
  readonly id: OrganisationId
  readonly name: string
  readonly headquarters: Coordinates
  /** an ISO date-time in UTC */
  readonly createdAt: string
}

/** A row as it is stored, with JSON as values; without secrets. */
export type ExportedRow = { readonly table: string; readonly row: Readonly<Record<string, unknown>> }

export type OrganisationRecords = {
  /** every row of the organisation, without keys, passwords and stored answers */
  readonly exportRows: (add: (row: ExportedRow) => void) => Promise<void>
  /** removes every row of the organisation for good */
  readonly removeAll: () => Promise<void>
  readonly find: () => Promise<OrganisationRecord | undefined>
  readonly add: (details: Omit<OrganisationRecord, 'id'>) => Promise<E.Either<NameTaken, OrganisationRecord>>
  /** how long the stored texts of a project are, or those of no project */
  readonly storedBytes: (project: ProjectId | undefined) => Promise<number>
}

export type UserRecord = {
  readonly id: string
  readonly username: string
  /** empty until an invited user chooses a password; no password matches that */
  readonly passwordHash: string
  /** an ISO date-time in UTC, as is `disabledAt` */
  readonly createdAt: string
  readonly role: UserRole
  readonly disabledAt: string | undefined
}

export type UserRecords = {
  /** ordered by username; in a write transaction, locks all users of the organisation until it ends */
  readonly all: () => Promise<ReadonlyArray<UserRecord>>
  /** by the exact name, which the directory says */
  readonly find: (username: string) => Promise<UserRecord | undefined>
  /** also adds the user to the directory */
  readonly add: (user: UserRecord) => Promise<E.Either<NameTaken, UserRecord>>
  /** false if there is no such user */
  readonly changePassword: (username: string, passwordHash: string) => Promise<boolean>
  readonly changeAccess: (id: string, access: Pick<UserRecord, 'role' | 'disabledAt'>) => Promise<void>
  /** removes the user with the keys and the directory entry; false if there is no such user */
  readonly remove: (username: string) => Promise<boolean>
}
