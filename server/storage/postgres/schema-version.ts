import type { ClientBase } from 'pg'
import { isRecord } from '../../../src/domain/parse'
import { newestStep } from '../migrations'

/** The number of the last migration made in a database; 0 where there was none yet. */
export const tablesOf = async (asked: Pick<ClientBase, 'query'>): Promise<number> => {
  const { rows: tables } = await asked.query<Record<string, unknown>>("select to_regclass('migrations') as found")
  if (firstOf(tables, 'found') === null) return 0
  const { rows } = await asked.query<Record<string, unknown>>(newestStep)
  return Number(firstOf(rows, 'newest'))
}

const firstOf = (rows: ReadonlyArray<unknown>, column: string): unknown =>
  isRecord(rows[0]) ? rows[0][column] : undefined
