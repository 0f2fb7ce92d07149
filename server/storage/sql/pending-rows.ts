import type { CompiledQuery } from 'kysely'
import { tablesOf } from './reusable-statement'
import type { Speaker } from './statement-runner'

/** One kind of delayed rows: their table, and how all waiting rows of it are written. */
type PutOff = { readonly table: string; readonly say: (backlog: Backlog, speaker: Speaker) => Promise<void> }

/**
 * Rows to be written whose answer is not needed. They are collected over all writes of a commit and written together
 * as late as possible: before the next other statement about their table, and before the commit.
 */
export type Backlog = {
  readonly wait: (rows: PutOff) => void
  /** whether a statement is about a table with waiting rows, or about unknown tables */
  readonly concerns: (statement: CompiledQuery) => boolean
  readonly say: (speaker: Speaker) => Promise<void>
  /** how often a row was delayed so far */
  readonly times: () => number
}

export const backlog = (): Backlog => {
  const waiting = new Set<PutOff>()
  let times = 0
  const all: Backlog = {
    wait: (rows) => {
      waiting.add(rows)
      times += 1
    },
    concerns: (statement) => {
      if (waiting.size === 0) return false
      const tables = tablesOf(statement)
      return tables === undefined || [...waiting].some(({ table }) => tables.has(table))
    },
    say: async (speaker) => {
      const now = [...waiting]
      waiting.clear()
      await Promise.all(now.map((rows) => rows.say(all, speaker)))
    },
    times: () => times,
  }
  return all
}

/** Makes a function that delays rows of a table. Two rows with the same key are combined into one by `both`. */
export const later = <Row>(
  table: string,
  say: (speaker: Speaker, rows: ReadonlyArray<Row>) => Promise<void>,
  both = (_: Row, newer: Row): Row => newer,
): ((to: Backlog, key: string, row: Row) => void) => {
  const waiting = new WeakMap<Backlog, Map<string, Row>>()
  const rows: PutOff = {
    table,
    say: async (of, speaker) => {
      const now = waiting.get(of)
      waiting.delete(of)
      if (now !== undefined) await say(speaker, [...now.values()])
    },
  }
  return (to, key, row) => {
    const own = waiting.get(to) ?? new Map<string, Row>()
    const known = own.get(key)
    waiting.set(to, own.set(key, known === undefined ? row : both(known, row)))
    to.wait(rows)
  }
}
