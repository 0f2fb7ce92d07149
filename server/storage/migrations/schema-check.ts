import type { Migration } from './migration'

/** The number of the newest migration that the program knows. */
const newestOf = (known: ReadonlyArray<Migration>): number => known.at(-1)?.number ?? 0

export const refuseNewer = (found: number, known: ReadonlyArray<Migration>): void => {
  if (found > newestOf(known))
    throw new Error(
      `the database was made by a newer Rondrit (its tables are at ${found}, this one knows ${newestOf(known)}), so start that one`,
    )
}

export const refuseOlder = (found: number, known: ReadonlyArray<Migration>): void => {
  if (found < newestOf(known))
    throw new Error(
      `the tables of the database are at ${found} and this Rondrit needs ${newestOf(known)}, so run npm run migrate first`,
    )
}
