import { isRecord } from '../../../src/domain/parse'
import { newestStep, refuseNewer, stepsOf, stepsTable, type Migration, type TableWords } from '../migrations'
import type { Database } from './database'

const words: TableWords = { text: 'text', clustered: ' without rowid' }

/** Makes the missing migrations, each in its own transaction. */
export const migrateSqlite = (database: Database, known: ReadonlyArray<Migration>): void => {
  database.exec(stepsTable)
  refuseNewer(newestIn(database), known)
  for (const migration of known) if (migration.number > newestIn(database)) make(database, migration)
}

const make = (database: Database, migration: Migration): void => {
  database.exec('begin immediate')
  try {
    // Another process may have made this migration while this one waited.
    if (migration.number > newestIn(database)) for (const step of stepsOf(migration, words)) database.exec(step)
    database.exec('commit')
  } catch (error) {
    if (database.isInTransaction()) database.exec('rollback')
    throw error
  }
}

const newestIn = (database: Database): number => {
  const [row] = database.statement(newestStep).all([])
  return isRecord(row) ? Number(row['newest']) : 0
}
