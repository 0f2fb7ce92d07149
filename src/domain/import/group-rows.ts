import { meaningLabels, type ImportField } from './import-field'
import { editedPositions, type ImportRow, type RowProblem } from './import-row'
import type { ImportRowState } from '../stop'
import { rejectedRowsOf } from './rejected-csv'
import { fixesFor, type RowFix } from './row-fixes'
import { IS_NOT_A_TIME } from './suspect-texts'
import type { Verdict, VerdictOfRow } from './row-verdict'
import { truncate } from '../text'
import { memoizeWeak } from '../value'

/** Rows with the same thing to fix, and what would fix all of them. */
export type RowGroup = {
  readonly key: string
  readonly state: ImportRowState
  readonly title: string
  /** what the register says of all of them; undefined of rows that are not to be checked */
  readonly verdict: Verdict | undefined
  readonly rows: ReadonlyArray<ImportRow>
  /** how many rows the fixes are for that stand in another group, with another problem */
  readonly countInOtherGroups: number
  readonly fixes: ReadonlyArray<RowFix>
}

/** Each row once: with its first problem, else as a duplicate, else with what is to check, else among the ready. */
export const groupRows = (
  rows: ReadonlyArray<ImportRow>,
  verdictOf: VerdictOfRow = () => undefined,
): ReadonlyArray<RowGroup> => rowGrouper(verdictOf)(rows)

/** Groups rows again and again: after an edit only the edited rows are judged, and only their groups are made again. */
export const rowGrouper = (verdictOf: VerdictOfRow): ((rows: ReadonlyArray<ImportRow>) => ReadonlyArray<RowGroup>) => {
  let lastRows: ReadonlyArray<ImportRow> | undefined
  let headings: RowHeadings[] = []
  let groups: ReadonlyArray<RowGroup> = []
  return (rows) => {
    if (rows === lastRows) return groups
    const positions = editedPositions(rows, lastRows)
    if (rows.length !== lastRows?.length) [headings, groups] = [[], []]
    const changedKeys = new Set<string>()
    for (const position of positions) {
      const [before, row] = [headings[position], rows[position]]
      if (row === undefined) continue
      const now = headingsOf(row, verdictOf)
      headings[position] = now
      for (const { key } of [...now, ...(before ?? [])]) changedKeys.add(key)
    }
    lastRows = rows
    groups = [
      ...groups.filter(({ key }) => !changedKeys.has(key)),
      ...groupsWithKeys(changedKeys, rows, headings, verdictOf),
    ].toSorted(
      (one, other) =>
        states.indexOf(one.state) - states.indexOf(other.state) ||
        other.rows.length - one.rows.length ||
        firstNumberOf(one) - firstNumberOf(other),
    )
    return groups
  }
}

const groupsWithKeys = (
  keys: ReadonlySet<string>,
  rows: ReadonlyArray<ImportRow>,
  headings: ReadonlyArray<RowHeadings>,
  verdictOf: VerdictOfRow,
): ReadonlyArray<RowGroup> => {
  const groups = new Map<string, { heading: GroupHeading; rows: ImportRow[]; rowsWithProblem: ImportRow[] }>()
  for (const [position, ofRow] of headings.entries())
    for (const [index, heading] of ofRow.entries()) {
      const row = rows[position]
      if (row === undefined || !keys.has(heading.key)) continue
      const group = groups.get(heading.key) ?? { heading, rows: [], rowsWithProblem: [] }
      groups.set(heading.key, group)
      if (index === 0) group.rows.push(row)
      if (group.rowsWithProblem.at(-1) !== row) group.rowsWithProblem.push(row)
    }
  return Array.from(groups.values())
    .filter(({ rows: members }) => members.length > 0)
    .map(({ heading, rows: members, rowsWithProblem }) => ({
      ...heading,
      rows: members,
      countInOtherGroups: rowsWithProblem.length - members.length,
      fixes: fixesFor(heading.state, members[0]?.problems[0], rowsWithProblem, verdictOf),
    }))
}

const firstNumberOf = ({ rows: [first] }: RowGroup): number => first?.number ?? 0

type GroupHeading = Pick<RowGroup, 'key' | 'state' | 'title' | 'verdict'>

const headingTitled = (state: ImportRowState, title: string, verdict?: Verdict): GroupHeading => ({
  key: `${state} ${title}`,
  state,
  title,
  verdict,
})

const states: ReadonlyArray<ImportRowState> = ['problem', 'toCheck', 'duplicate', 'ready']

/** That of the group of a row first, and then those of its further problems. */
type RowHeadings = readonly [GroupHeading, ...GroupHeading[]]

const headingsOf = (row: ImportRow, verdictOf: VerdictOfRow): RowHeadings => [
  headingOf(row, verdictOf),
  ...row.problems.slice(1).map(headingOfProblem),
]

export const rowStateOf = (row: ImportRow, verdictOf: VerdictOfRow): ImportRowState => headingOf(row, verdictOf).state

/** The same object for rows of one group where many are alike, so that no texts are made for each of them. */
const headingOf = (row: ImportRow, verdictOf: VerdictOfRow): GroupHeading => {
  const [problem] = row.problems
  if (problem !== undefined) return headingOfProblem(problem)
  if (row.mergedInto !== undefined) return mergedHeading
  if (row.duplicateOf !== undefined) return row.sameBy === 'reference' ? sameReference.row : sameAddress.row
  if (row.sameStop !== undefined) return row.sameBy === 'reference' ? sameReference.stop : sameAddress.stop
  return headingsOfVerdicts[verdictOf(row)?.verdict ?? 'exact']
}

const mergedHeading = headingTitled('duplicate', 'Merged into another row')
const sameReference = {
  row: headingTitled('duplicate', 'Same reference as another row'),
  stop: headingTitled('duplicate', 'Same reference as a stop of this project'),
}
const sameAddress = {
  row: headingTitled('duplicate', 'Same customer, address and day as another row'),
  stop: headingTitled('duplicate', 'Same customer, address and day as a stop of this project'),
}

const headingsOfVerdicts: Readonly<Record<Verdict, GroupHeading>> = {
  exact: headingTitled('ready', 'Ready'),
  number_differs: headingTitled('toCheck', 'House number not in the register', 'number_differs'),
  street_only: headingTitled('toCheck', 'Only the street is in the register', 'street_only'),
  not_found: headingTitled('toCheck', 'Address not in the register', 'not_found'),
  not_checked: headingTitled('toCheck', 'Address not checked', 'not_checked'),
}

const headingOfProblem = memoizeWeak((problem: RowProblem) => headingTitled('problem', titleOfProblem(problem)))

const titleOfProblem = ({ field, reason, value }: RowProblem): string => {
  const label = meaningLabels[field]
  if (fieldsWithSpellings.has(field)) return `${label} “${truncate(value, 40)}” is not known`
  if (field === 'zip' && reason.startsWith('Not a')) return reason
  if (field === 'timeSlotLatest' && reason.includes(' is before ')) return 'Time slot ends before it starts'
  if (field === 'groupedExternalTaskIds' && reason.endsWith(' of this project')) return 'References of several stops'
  if (reason.includes(IS_NOT_A_TIME)) return `${label}: not a time`
  if (reason.endsWith(' is missing')) return `${label} is missing`
  const [start = reason] = reason.split(/: ?|, not /)
  return `${label}: ${start.charAt(0).toLowerCase()}${start.slice(1)}`
}

/** Fields with a choice of words, so that each unknown word is fixed on its own. */
const fieldsWithSpellings: ReadonlySet<ImportField> = new Set(['type', 'priority'])

/** How many rows there are of each state; every row counts once. */
export type RowTally = {
  readonly rows: number
  readonly ready: number
  readonly toCheck: number
  readonly duplicates: number
  readonly problems: number
  /** of the ready and of those to check, the ones that are left out by hand */
  readonly rejectedReady: number
  readonly rejectedToCheck: number
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
  const rejectedCounts = { ...counts }
  let [kept, willBeImported] = [0, 0]
  for (const { state, rows } of groups) {
    counts[state] += rows.length
    for (const row of rows) {
      if (row.isIncluded) willBeImported += 1
      if (row.isIncluded && state === 'duplicate') kept += 1
      if (rejected.has(row)) rejectedCounts[state] += 1
    }
  }
  return {
    rows: counts.problem + counts.toCheck + counts.duplicate + counts.ready,
    ready: counts.ready,
    toCheck: counts.toCheck,
    duplicates: counts.duplicate,
    problems: counts.problem,
    rejectedReady: rejectedCounts.ready,
    rejectedToCheck: rejectedCounts.toCheck,
    rejectedDuplicates: rejectedCounts.duplicate,
    merged: counts.duplicate - rejectedCounts.duplicate - kept,
    kept,
    willBeImported,
  }
}
