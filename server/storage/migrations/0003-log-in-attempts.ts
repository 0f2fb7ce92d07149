import type { Migration } from './migration'

/** A log-in comes before its organisation is known, so the organisation of these rows is empty. */
export const logInAttempts: Migration = {
  number: 3,
  description: 'log-in attempts',
  statements: ({ text, clustered }) => [
    `create table attempts (
      organisation ${text} not null,
      sender ${text} not null,
      failures integer not null,
      last_at ${text} not null,
      forgotten_at ${text} not null,
      primary key (organisation, sender)
    )${clustered}`,
    'create index attempts_by_end on attempts (organisation, forgotten_at)',
  ],
}
