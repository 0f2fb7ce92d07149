import { firstTables } from './0001-first-tables'
import type { Migration } from './migration'

export type { Migration, TableWords } from './migration'
export { refuseNewer, refuseOlder } from './schema-check'
export { newestStep, stepsOf, stepsTable } from './migration-sql'

/** In the order of their numbers. */
export const migrations: ReadonlyArray<Migration> = [firstTables]
