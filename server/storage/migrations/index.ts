import { firstTables } from './0001-first-tables'
import type { Migration } from './migration'

export type { Migration, TableWords } from './migration'
export { refuseNewer, refuseOlder } from './fits'
export { newestStep, stepsOf, stepsTable } from './steps'

/** In the order of their numbers. */
export const migrations: ReadonlyArray<Migration> = [firstTables]
