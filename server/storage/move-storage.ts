import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { Client } from 'pg'
import { migrations, refuseOlder } from './migrations'
import { accidentOf } from './postgres/postgres-error'
import { tablesOf } from './postgres/schema-version'
import { DATABASE_FILE } from './sqlite/open-sqlite'
import { rowsOf, tablesIn } from './sqlite/row-batches'
import { openDatabase } from './sqlite/database'
import { lockFolder } from './sqlite/lock-folder'
import { migrateSqlite } from './sqlite/migrate-sqlite'

/**
 * Copies everything from an embedded database into an empty PostgreSQL, all of it or nothing. The folder stays as it
 * is, and no server may use it meanwhile.
 */
export const moveStorage = async (dataDir: string, databaseUrl: string): Promise<E.Either<string, number>> => {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) return E.left(`There is no database in ${dataDir}.`)
  const lock = lockFolder(dataDir)
  const from = openDatabase(file, 'to write')
  const to = new Client({ connectionString: databaseUrl, application_name: 'rondrit move' })
  try {
    migrateSqlite(from, migrations)
    await to.connect()
    refuseOlder(await tablesOf(to), migrations)
    await to.query('begin')
    const { rows } = await to.query('select 1 from organisations limit 1')
    if (rows.length > 0) return E.left('There are organisations in that database already: move into an empty one.')
    let moved = 0
    for (const table of tablesIn(from))
      for (const batch of rowsOf(from, table)) {
        await to.query(
          insertOf(table, batch),
          batch.flatMap((row) => Object.values(row)),
        )
        moved += batch.length
      }
    await to.query('commit')
    return E.right(moved)
  } catch (error) {
    throw accidentOf(error)
  } finally {
    await to.end()
    from.close()
    lock.release()
  }
}

const insertOf = (table: string, batch: ReadonlyArray<Readonly<Record<string, unknown>>>): string => {
  const columns = Object.keys(batch[0] ?? {})
  const places = batch.map(
    (_, row) => `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  return `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`
}
