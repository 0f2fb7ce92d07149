import { kindOf } from './group-rows'
import type { ImportRow } from './import-row'
import type { VerdictOfRow } from './row-verdict'

/** How many rows there are of each kind; every row counts once. */
export type RowTally = {
  readonly rows: number
  readonly ready: number
  readonly toCheck: number
  readonly duplicates: number
  readonly problems: number
  readonly willBeImported: number
}

export const tallyOf = (rows: ReadonlyArray<ImportRow>, verdictOf: VerdictOfRow = () => undefined): RowTally => {
  const counts = { problem: 0, toCheck: 0, duplicate: 0, ready: 0 }
  let willBeImported = 0
  for (const row of rows) {
    counts[kindOf(row, verdictOf)] += 1
    if (row.isIncluded) willBeImported += 1
  }
  return {
    rows: rows.length,
    ready: counts.ready,
    toCheck: counts.toCheck,
    duplicates: counts.duplicate,
    problems: counts.problem,
    willBeImported,
  }
}
