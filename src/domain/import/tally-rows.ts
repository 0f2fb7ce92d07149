import type { RowGroup } from './group-rows'
import type { ImportRowState } from '../stop'

/** How many rows there are of each state; every row counts once. */
export type RowTally = {
  readonly rows: number
  readonly ready: number
  readonly toCheck: number
  readonly duplicates: number
  readonly problems: number
  readonly willBeImported: number
}

export const tallyOf = (groups: ReadonlyArray<Pick<RowGroup, 'state' | 'rows'>>): RowTally => {
  const counts: Record<ImportRowState, number> = { problem: 0, toCheck: 0, duplicate: 0, ready: 0 }
  let willBeImported = 0
  for (const { state, rows } of groups) {
    counts[state] += rows.length
    for (const { isIncluded } of rows) if (isIncluded) willBeImported += 1
  }
  return {
    rows: counts.problem + counts.toCheck + counts.duplicate + counts.ready,
    ready: counts.ready,
    toCheck: counts.toCheck,
    duplicates: counts.duplicate,
    problems: counts.problem,
    willBeImported,
  }
}
