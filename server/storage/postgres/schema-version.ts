import type { ClientBase } from 'pg'
import { isRecord } from '../../../src/domain/parse'
import { newestMigrationSql } from '../migrations'

/** The number of the newest migration in a database; 0 if there is none yet. */
export const readSchemaVersion = async (client: Pick<ClientBase, 'query'>): Promise<number> => {
  const { rows: tables } = await client.query<Record<string, unknown>>("select to_regclass('migrations') as found")
  if (firstValueOf(tables, 'found') === null) return 0
  const { rows } = await client.query<Record<string, unknown>>(newestMigrationSql)
  return Number(firstValueOf(rows, 'newest'))
}

const firstValueOf = (rows: ReadonlyArray<unknown>, column: string): unknown =>
  isRecord(rows[0]) ? rows[0][column] : undefined
