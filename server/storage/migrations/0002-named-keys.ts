import type { Migration } from './migration'

/** Keys from before are those of sessions, and it is not known when and where they were made. */
export const namedKeys: Migration = {
  number: 2,
  description: 'named keys',
  statements: ({ text }) => [
    `alter table keys add column kind ${text} not null default 'session'`,
    `alter table keys add column name ${text} not null default ''`,
    `alter table keys add column made_at ${text}`,
    `alter table keys add column last_used_at ${text}`,
    `alter table keys add column address ${text}`,
  ],
}
