import type { Migration } from './migration'

/** The newest migration that the program knows. */
const newestNumber = (migrations: ReadonlyArray<Migration>): number => migrations.at(-1)?.number ?? 0

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
