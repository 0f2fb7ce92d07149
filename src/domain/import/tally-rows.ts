import type { RowGroup } from './group-rows'
import type { RowKind } from '../stop'

/** How many rows there are of each kind; every row counts once. */
export type RowTally = {
  readonly rows: number
  readonly ready: number
  readonly toCheck: number
  readonly duplicates: number
  readonly problems: number
  readonly willBeImported: number
}

export const tallyOf = (groups: ReadonlyArray<Pick<RowGroup, 'kind' | 'rows'>>): RowTally => {
  const counts: Record<RowKind, number> = { problem: 0, toCheck: 0, duplicate: 0, ready: 0 }
  let willBeImported = 0
  for (const { kind, rows } of groups) {
    counts[kind] += rows.length
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
