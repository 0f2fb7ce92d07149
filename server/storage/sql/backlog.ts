import type { CompiledQuery } from 'kysely'
import { tablesOf } from './phrase'
import type { Speaker } from './speaker'

/** A kind of rows that are put off: of which table, and how all of them that wait are said. */
type PutOff = { readonly table: string; readonly say: (backlog: Backlog, speaker: Speaker) => Promise<void> }

/**
 * Rows that nobody waits for, of writes that one commit keeps: they are said together and as late as may be, which is before
 * anything else is said about their table, and before the commit.
 */
export type Backlog = {
  readonly wait: (rows: PutOff) => void
  /** whether a statement is about rows that wait, or about nobody knows what */
  readonly concerns: (statement: CompiledQuery) => boolean
  readonly say: (speaker: Speaker) => Promise<void>
  /** how often something was put off by now */
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

/** Puts a row off. Of two under one key, what both come to is said. */
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
