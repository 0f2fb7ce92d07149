/** SQL for creating tables that differs between the databases. */
export type TableSyntax = {
  /** the type of a text that is ordered by code point in any locale */
  readonly text: string
  /** suffix for a table of small rows that are stored in key order */
  readonly clustered: string
}

/** A schema change. Once released, a migration is never changed, only followed by another. */
export type Migration = {
  readonly number: number
  readonly description: string
  readonly statements: (syntax: TableSyntax) => ReadonlyArray<string>
  /** what follows for the rows of a query, where the databases would not work it out alike */
  readonly rowStatements?: {
    readonly query: string
    readonly of: (rows: ReadonlyArray<unknown>) => ReadonlyArray<string>
  }
}

/** The table that lists the migrations of a database. */
export const createMigrationsTableSql =
  'create table if not exists migrations (number integer not null primary key, words text not null)'

/** The number of the newest migration that was run; 0 before the first. */
export const newestMigrationSql = 'select coalesce(max(number), 0) as newest from migrations'

/** The last statements of one migration, for the rows that its query has found after the first ones. */
export const lastMigrationStatements = (
  { number, description, rowStatements }: Migration,
  rows: ReadonlyArray<unknown>,
): ReadonlyArray<string> => [
  ...(rowStatements?.of(rows) ?? []),
  `insert into migrations (number, words) values (${number}, '${description}')`,
]

/** The newest migration that the program knows. */
const newestNumber = (migrations: ReadonlyArray<Migration>): number => migrations.at(-1)?.number ?? 0

/** Whether there is data whose tables this program changes. */
export const isUpgrade = (schemaVersion: number, migrations: ReadonlyArray<Migration>): boolean =>
  schemaVersion > 0 && schemaVersion < newestNumber(migrations)

export const refuseNewerSchema = (schemaVersion: number, migrations: ReadonlyArray<Migration>): void => {
  if (schemaVersion > newestNumber(migrations))
    throw new Error(
      `the database was made by a newer Rondrit (its tables are at ${schemaVersion}, this one knows ${newestNumber(migrations)}), so start that one`,
    )
}

export const refuseOlderSchema = (schemaVersion: number, migrations: ReadonlyArray<Migration>): void => {
  if (schemaVersion < newestNumber(migrations))
    throw new Error(
      `the tables of the database are at ${schemaVersion} and this Rondrit needs ${newestNumber(migrations)}, so run npm run migrate first`,
    )
}
