import type { AnswerRecords } from './answer-records'
import type { CarrierRecords } from './carrier-records'
import type { ChangeRecords } from './change-records'
import type { DriverRecords } from './driver-records'
import type { JobRecords } from './job-records'
import type { KeyRecords } from './key-records'
import type { OrganisationRecords } from './organisation-records'
import type { ProjectRecords } from './project-records'
import type { UserRecords } from './user-records'

/** The records of one organisation within one read or write; they cannot be used after it. */
export type Records = {
  readonly organisation: OrganisationRecords
  readonly users: UserRecords
  readonly keys: KeyRecords
  readonly carriers: CarrierRecords
  readonly drivers: DriverRecords
  readonly projects: ProjectRecords
  readonly history: ChangeRecords
  readonly jobs: JobRecords
  readonly answers: AnswerRecords
  /** runs something after the write is committed, in the order of the calls; never if it fails, and never in a read */
  readonly afterwards: (act: () => void) => void
}
