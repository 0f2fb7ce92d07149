import type { Migration } from './migration'

/** A correction that was forgotten can be brought back for a while. */
export const forgottenCorrections: Migration = {
  number: 7,
  description: 'forgotten corrections',
  statements: ({ text }) => [`alter table corrections add column forgotten_at ${text}`],
}
