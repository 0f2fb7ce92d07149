import type { Migration } from './migration'

/** An address has a row for each change that corrected it, so that an undo brings the correction before it back. */
export const addressCorrections: Migration = {
  number: 6,
  description: 'address corrections',
  statements: ({ text, clustered }) => [
    `create table corrections (
      organisation ${text} not null,
      address_key ${text} not null,
      change_id ${text} not null,
      project ${text} not null,
      is_undone integer not null,
      made_by ${text} not null,
      made_at ${text} not null,
      written_street ${text},
      written_city ${text},
      zip ${text} not null,
      house_number ${text} not null,
      house_number_suffix ${text},
      street ${text},
      city ${text},
      lat double precision,
      lng double precision,
      primary key (organisation, address_key, change_id)
    )${clustered}`,
    'create index corrections_of_change on corrections (organisation, change_id)',
  ],
}
