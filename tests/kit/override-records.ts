import type { Records } from '../../server/storage'

/** The same records with some of them replaced. */
export const overrideRecords = (records: Records, overrides: Partial<Records>): Records => ({
  organisation: records.organisation,
  users: records.users,
  keys: records.keys,
  carriers: records.carriers,
  drivers: records.drivers,
  projects: records.projects,
  changes: records.changes,
  jobs: records.jobs,
  answers: records.answers,
  logInAttempts: records.logInAttempts,
  audit: records.audit,
  corrections: records.corrections,
  afterCommit: records.afterCommit,
  pause: records.pause,
  ...overrides,
})
