import type { RowGroup } from './group-rows'
import type { ImportRow } from './import-row'
import { rejectedRowsOf } from './rejected-csv'
import type { ImportRowState } from '../stop'

/** How many rows there are of each state; every row counts once. */
export type RowTally = {
  readonly rows: number
  readonly ready: number
  readonly toCheck: number
  readonly duplicates: number
  readonly problems: number
  /** of the duplicates, those that are not imported, those that are imported with another row, and those that are kept */
  readonly rejectedDuplicates: number
  readonly merged: number
  readonly kept: number
  readonly willBeImported: number
}

export const tallyOf = (
  groups: ReadonlyArray<Pick<RowGroup, 'state' | 'rows'>>,
  rejected: ReadonlySet<ImportRow> = new Set(rejectedRowsOf(groups.flatMap(({ rows }) => rows))),
): RowTally => {
  const counts: Record<ImportRowState, number> = { problem: 0, toCheck: 0, duplicate: 0, ready: 0 }
  let [rejectedDuplicates, kept, willBeImported] = [0, 0, 0]
  for (const { state, rows } of groups) {
    counts[state] += rows.length
    for (const row of rows) {
      if (row.isIncluded) willBeImported += 1
      if (state !== 'duplicate') continue
      if (row.isIncluded) kept += 1
      else if (rejected.has(row)) rejectedDuplicates += 1
    }
  }
  return {
    rows: counts.problem + counts.toCheck + counts.duplicate + counts.ready,
    ready: counts.ready,
    toCheck: counts.toCheck,
    duplicates: counts.duplicate,
    problems: counts.problem,
    rejectedDuplicates,
    merged: counts.duplicate - rejectedDuplicates - kept,
    kept,
    willBeImported,
  }
}
