import { meaningLabels, type ImportField } from './import-field'
import type { ImportRow, RowProblem } from './import-row'
import { mendsFor, type Mend, type RowKind } from './mends'
import type { VerdictOfRow } from './row-verdict'
import { truncate } from '../text'

/** Rows with the same thing to mend, and what would mend all of them. */
export type RowGroup = {
  readonly key: string
  readonly kind: RowKind
  readonly title: string
  readonly rows: ReadonlyArray<ImportRow>
  readonly mends: ReadonlyArray<Mend>
}

/** Each row once: with its first problem, else as a duplicate, else with what is to check, else among the ready. */
export const groupRows = (
  rows: ReadonlyArray<ImportRow>,
  verdictOf: VerdictOfRow = () => undefined,
): ReadonlyArray<RowGroup> => {
  const groups = new Map<string, { readonly head: GroupHead; readonly rows: ImportRow[] }>()
  for (const row of rows) {
    const head = headOf(row, verdictOf)
    const group = groups.get(head.key)
    if (group === undefined) groups.set(head.key, { head, rows: [row] })
    else group.rows.push(row)
  }
  return [...groups.values()]
    .map(({ head: { key, kind, title, problem }, rows: members }) => ({
      key,
      kind,
      title,
      rows: members,
      mends: mendsFor(kind, problem, members, verdictOf),
    }))
    .toSorted(
      (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.rows.length - one.rows.length,
    )
}

type GroupHead = Pick<RowGroup, 'key' | 'kind' | 'title'> & { readonly problem: RowProblem | undefined }

const kinds: ReadonlyArray<RowKind> = ['problem', 'toCheck', 'duplicate', 'ready']

export const kindOf = (row: ImportRow, verdictOf: VerdictOfRow): RowKind => {
  if (row.problems.length > 0) return 'problem'
  if (row.duplicateOf !== undefined || row.sameStop !== undefined || row.mergedInto !== undefined) return 'duplicate'
  const verdict = verdictOf(row)?.verdict ?? 'exact'
  return verdict === 'exact' ? 'ready' : 'toCheck'
}

const headOf = (row: ImportRow, verdictOf: VerdictOfRow): GroupHead => {
  const kind = kindOf(row, verdictOf)
  const [problem] = row.problems
  const title = titleOf(row, kind, verdictOf)
  return { key: `${kind} ${title}`, kind, title, problem }
}

const titleOf = (row: ImportRow, kind: RowKind, verdictOf: VerdictOfRow): string => {
  switch (kind) {
    case 'problem': {
      const [problem] = row.problems
      return problem === undefined ? '' : titleOfProblem(problem)
    }
    case 'duplicate':
      return titleOfDuplicate(row)
    case 'toCheck':
      return verdictTitles[verdictOf(row)?.verdict ?? 'not_found']
    case 'ready':
      return 'Ready'
  }
}

const titleOfProblem = ({ field, reason, value }: RowProblem): string => {
  const label = meaningLabels[field]
  if (wordFields.has(field)) return `${label} “${truncate(value, 40)}” is not known`
  if (field === 'zip' && reason.startsWith('Not a')) return reason
  if (field === 'timeSlotLatest' && reason.includes(' is before ')) return 'Time slot ends before it starts'
  if (reason.endsWith(' is missing')) return `${label} is missing`
  const [start = reason] = reason.split(/: ?/)
  return `${label}: ${start.charAt(0).toLowerCase()}${start.slice(1)}`
}

/** Fields with a choice of words, so that each unknown word is mended on its own. */
const wordFields: ReadonlySet<ImportField> = new Set(['type', 'priority'])

const titleOfDuplicate = ({ mergedInto, sameStop, sameBy }: ImportRow): string => {
  if (mergedInto !== undefined) return 'Merged into another row'
  const other = sameStop === undefined ? 'another row' : 'a stop of this project'
  return sameBy === 'reference' ? `Same reference as ${other}` : `Same customer, address and day as ${other}`
}

const verdictTitles = {
  exact: 'Address found',
  number_differs: 'House number not in the register',
  street_only: 'Only the street is in the register',
  not_found: 'Address not in the register',
} as const
