import type { AnswerRecords } from './answer-record-types'
import type { CarrierRecords } from './carrier-record-types'
import type { ChangeRecords } from './change-record-types'
import type { DriverRecords } from './driver-record-types'
import type { JobRecords } from './job-record-types'
import type { KeyRecords } from './key-record-types'
import type { OrganisationRecords } from './organisation-record-types'
import type { ProjectRecords } from './project-record-types'
import type { UserRecords } from './user-record-types'

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
  /** runs the callback after the write is committed, in call order; never after a failure, and never in a read */
  readonly afterCommit: (callback: () => void) => void
}
