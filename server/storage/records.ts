import type { AnswerRecords } from './answer-records'
import type { CarrierRecords } from './carrier-records'
import type { ChangeRecords } from './change-records'
import type { DriverRecords } from './driver-records'
import type { JobRecords } from './job-records'
import type { KeyRecords } from './key-records'
import type { OrganisationRecords } from './organisation-records'
import type { ProjectRecords } from './project-records'
import type { UserRecords } from './user-records'

/** What is kept of one organisation, for one read or write; of no use once that is over. */
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
  /** done once the write is kept for good, in the order asked; not at all when it is not, nor in a read */
  readonly afterwards: (act: () => void) => void
}
