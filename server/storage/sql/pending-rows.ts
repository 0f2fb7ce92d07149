import type { CompiledQuery } from 'kysely'
import { tablesOf } from './reusable-statement'
import type { StatementRunner } from './statement-runner'

/** A table with delayed rows, and how its pending rows are written. */
type PendingTable = {
  readonly table: string
  readonly write: (pendingRows: PendingRows, runner: StatementRunner) => Promise<void>
}

/**
 * Rows whose insert needs no answer. They are collected over all writes of a commit and written together as late as
 * possible: before the next other statement about their table, and before the commit.
 */
export type PendingRows = {
  readonly add: (table: PendingTable) => void
  /** whether a statement concerns a table with pending rows, or unknown tables */
  readonly affects: (statement: CompiledQuery) => boolean
  readonly write: (runner: StatementRunner) => Promise<void>
  /** how many rows were delayed so far */
  readonly addedCount: () => number
}

export const createPendingRows = (): PendingRows => {
  const pendingTables = new Set<PendingTable>()
  let addedCount = 0
  const pendingRows: PendingRows = {
    add: (table) => {
      pendingTables.add(table)
      addedCount += 1
    },
    affects: (statement) => {
      if (pendingTables.size === 0) return false
      const tables = tablesOf(statement)
      return tables === undefined || [...pendingTables].some(({ table }) => tables.has(table))
    },
    write: async (runner) => {
      const tables = [...pendingTables]
      pendingTables.clear()
      await Promise.all(tables.map((table) => table.write(pendingRows, runner)))
    },
    addedCount: () => addedCount,
  }
  return pendingRows
}

/** Creates a function that delays rows of a table; `merge` combines two rows with the same key. */
export const batched = <Row>(
  table: string,
  writeRows: (runner: StatementRunner, rows: ReadonlyArray<Row>) => Promise<void>,
  merge = (_: Row, newer: Row): Row => newer,
): ((pendingRows: PendingRows, key: string, row: Row) => void) => {
  const rowsByTransaction = new WeakMap<PendingRows, Map<string, Row>>()
  const pendingTable: PendingTable = {
    table,
    write: async (pendingRows, runner) => {
      const tableRows = rowsByTransaction.get(pendingRows)
      rowsByTransaction.delete(pendingRows)
      if (tableRows !== undefined) await writeRows(runner, [...tableRows.values()])
    },
  }
  return (pendingRows, key, row) => {
    const rowsByKey = rowsByTransaction.get(pendingRows) ?? new Map<string, Row>()
    const existing = rowsByKey.get(key)
    rowsByTransaction.set(pendingRows, rowsByKey.set(key, existing === undefined ? row : merge(existing, row)))
    pendingRows.add(pendingTable)
  }
}
