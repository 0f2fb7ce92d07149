import { migrations as today, type Migration } from '../../../server/storage/migrations'

export type { Migration, TableSyntax } from '../../../server/storage/migrations'
export {
  newestMigrationSql,
  refuseNewerSchema,
  refuseOlderSchema,
  lastMigrationStatements,
  createMigrationsTableSql,
  isUpgrade,
} from '../../../server/storage/migrations'

/** Counting the pairs of this many numbers takes half a second or more. */
const NUMBER_COUNT = 4_000

const countSql = `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${NUMBER_COUNT})
  select count(*) as many from numbers one cross join numbers other where one.i + other.i > 1`

const number = (today.at(-1)?.number ?? 0) + 1

/** Takes some time between its first statement and its last. */
const slowMigration: Migration = {
  number,
  description: 'tomorrow',
  statements: () => [
    'alter table projects add column tomorrow_season text',
    "update projects set tomorrow_season = 'winter'",
    `create table tomorrow_count as ${countSql}`,
    'create table tomorrow_last (a integer)',
  ],
}

/** The migrations of the release after this one. */
export const migrations: ReadonlyArray<Migration> = [...today, slowMigration]
