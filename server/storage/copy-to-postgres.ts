import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { Client } from 'pg'
import { isJsonObject } from '../../src/domain/parse'
import { migrations, refuseOlderSchema } from './migrations'
import { fromPostgresError } from './postgres/postgres-error'
import { readSchemaVersion } from './postgres/migrate-postgres'
import { DATABASE_FILE } from './sqlite/open-sqlite'
import { openDatabase, type Database } from './sqlite/database'
import { lockFolder } from './sqlite/data-folder'
import { migrateSqlite } from './sqlite/migrate-sqlite'

/**
 * Copies everything from an embedded database into an empty PostgreSQL, in one transaction. The folder stays unchanged;
 * no server may use it meanwhile.
 */
export const copyToPostgres = async (dataDir: string, databaseUrl: string): Promise<E.Either<string, number>> => {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) return E.left(`There is no database in ${dataDir}.`)
  const lock = lockFolder(dataDir)
  const source = openDatabase(file, 'to write')
  const target = new Client({ connectionString: databaseUrl, application_name: 'rondrit move' })
  try {
    migrateSqlite(source, migrations)
    await target.connect()
    refuseOlderSchema(await readSchemaVersion(target), migrations)
    await target.query('begin')
    const { rows } = await target.query('select 1 from organisations limit 1')
    if (rows.length > 0) return E.left('There are organisations in that database already: move into an empty one.')
    // A database without users has failed log-ins of unknown names at most.
    await target.query('delete from attempts')
    let rowCount = 0
    for (const table of tableNames(source))
      for (const batch of readRowBatches(source, table)) {
        await target.query(
          insertOf(table, batch),
          batch.flatMap((row) => Object.values(row)),
        )
        rowCount += batch.length
      }
    await target.query('commit')
    return E.right(rowCount)
  } catch (error) {
    throw fromPostgresError(error)
  } finally {
    await target.end()
    source.close()
    lock.release()
  }
}

const insertOf = (table: string, batch: ReadonlyArray<Readonly<Record<string, unknown>>>): string => {
  const columns = Object.keys(batch[0] ?? {})
  const valueLists = batch.map(
    (_, row) => `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  return `insert into ${table} (${columns.join(', ')}) values ${valueLists.join(', ')}`
}

type Row = Readonly<Record<string, unknown>>

/** The tables of this program, except the list of migrations. */
const tableNames = (database: Database): ReadonlyArray<string> =>
  database
    .statement("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all([])
    .filter(isJsonObject)
    .map(({ name }) => String(name))
    .filter((name) => name !== 'migrations')

/** Rows read at a time: as many as one insert can hold. */
const BATCH_SIZE = 1_000

const readRowBatches = function* (database: Database, table: string): Generator<ReadonlyArray<Row>> {
  let batch: Row[] = []
  for (const row of database.statement(`select * from ${table}`).iterate([])) {
    if (!isJsonObject(row)) continue
    batch.push(row)
    if (batch.length === BATCH_SIZE) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
