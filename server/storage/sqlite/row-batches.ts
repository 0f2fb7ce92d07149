import { isRecord } from '../../../src/domain/parse'
import type { Database } from './database'

type Row = Readonly<Record<string, unknown>>

/** The tables of this program, except the list of migrations. */
export const tableNames = (database: Database): ReadonlyArray<string> =>
  database
    .statement("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all([])
    .filter(isRecord)
    .map(({ name }) => String(name))
    .filter((name) => name !== 'migrations')

/** Rows read at a time: as many as one insert can hold. */
const BATCH_SIZE = 1_000

export const readRowBatches = function* (database: Database, table: string): Generator<ReadonlyArray<Row>> {
  let batch: Row[] = []
  for (const row of database.statement(`select * from ${table}`).iterate([])) {
    if (!isRecord(row)) continue
    batch.push(row)
    if (batch.length === BATCH_SIZE) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
