import assert from 'node:assert/strict'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { startProgram } from '../running-program'
import { withoutRoads, type Site } from './site'

/** Time for the longest job, as often as it may be interrupted, and for the jobs that wait for it. */
const JOBS_MS = 30_000

/** A killed process leaves to the system what it has written. */
export const keepPower = async (): Promise<void> => undefined

/** A site in a data folder. */
export const sqliteSite = (folder: string, losePower: Site['losePower'] = keepPower): Site => {
  const env = { ...withoutRoads, DATA_DIR: folder }
  const file = join(folder, 'rondrit.db')
  const queryValues = (sql: string): ReadonlyArray<unknown> => {
    const database = new DatabaseSync(file)
    try {
      return database
        .prepare(sql)
        .all()
        .map((row) => row['value'])
    } finally {
      database.close()
    }
  }
  return {
    env,
    jobsMs: JOBS_MS,
    inspect: async () =>
      assert.deepEqual(queryValues('select integrity_check as value from pragma_integrity_check'), ['ok']),
    migrate: ({ server }) => startProgram(server, [], { ...env, PORT: '0' }),
    isMigrating: async () => isWrittenTo(file),
    nextReleaseParts: async () => queryValues(NEXT_RELEASE_PARTS_SQL).map(String),
    losePower,
    restoreCopy: async (backup) => {
      const restoredFolder = await mkdtemp(`${folder}-restored-`)
      await copyFile(backup, join(restoredFolder, 'rondrit.db'))
      return sqliteSite(restoredFolder)
    },
  }
}

const NEXT_RELEASE_PARTS_SQL = `select name as value from sqlite_schema where name like 'tomorrow%'
  union select name from pragma_table_info('projects') where name like 'tomorrow%'
  union select words from migrations where words = 'tomorrow' order by value`

const isWrittenTo = (file: string): boolean => {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('begin immediate; rollback')
    return false
  } catch {
    return true
  } finally {
    database.close()
  }
}
