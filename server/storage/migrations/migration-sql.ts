import type { Migration, TableSyntax } from './migration'

/** The table that lists the migrations of a database. */
export const createMigrationsTableSql =
  'create table if not exists migrations (number integer not null primary key, words text not null)'

/** 0 before the first */
export const newestMigrationSql = 'select coalesce(max(number), 0) as newest from migrations'

/** The statements of one migration, to be run in one transaction. */
export const migrationStatements = (
  { number, words, statements }: Migration,
  tableSyntax: TableSyntax,
): ReadonlyArray<string> => [
  ...statements(tableSyntax),
  `insert into migrations (number, words) values (${number}, '${words}')`,
]
