import type { AddressVerdict } from '../../../application/import'
import {
  editedPositions,
  meaningLabels,
  rejectedRowsOf,
  rowGrouper,
  tallyOf,
  type ColumnMeaning,
  type ImportField,
  type ImportRow,
  type RowGroup,
  type ImportRowState,
  type RowTally,
} from '../../../domain/import'
import { houseNumberWithSuffix } from '../../../domain/address'
import { isBlank } from '../../../domain/parse'
import { foldCase, formatNumber, pluralise } from '../../../domain/text'
import { memoizeWeak } from '../../../domain/value'
import { dayTextOf, slotLabelOf } from './columns-view-model'

/** A column of the table of rows, and the fields that its cells edit. */
export type RowColumn = {
  readonly label: string
  readonly isNumber: boolean
  readonly meaning: ColumnMeaning
  readonly fields: ReadonlyArray<ImportField>
}

const column = (meaning: ImportField, isNumber = false, label: string = meaningLabels[meaning]): RowColumn => ({
  label,
  isNumber,
  meaning,
  fields: [meaning],
})

/** The columns that always show. That of the verdict of the register stands among them, at VERDICT_COLUMN_INDEX. */
const mainColumns: ReadonlyArray<RowColumn> = [
  column('customerName'),
  column('zip'),
  {
    label: 'Number',
    isNumber: true,
    meaning: 'houseNumberWithSuffix',
    fields: ['houseNumber', 'houseNumberSuffix'],
  },
  { label: 'Time slot', isNumber: false, meaning: 'timeSlot', fields: ['timeSlotEarliest', 'timeSlotLatest'] },
  column('duration', true, 'Min'),
  column('demand', true),
  column('type'),
]

export const VERDICT_COLUMN_INDEX = 3

const furtherColumns: ReadonlyArray<RowColumn> = [
  column('routeDay'),
  column('priority'),
  column('street'),
  column('city'),
  column('contactName'),
  column('phone'),
  column('lat', true),
  column('lng', true),
  column('notes'),
  column('productDescription'),
  column('groupedExternalTaskIds'),
]

/** The columns that a stop always has, and those that the file fills; after an edit only the edited rows are looked at. */
const columnFinder = (): ((rows: ReadonlyArray<ImportRow>) => ReadonlyArray<RowColumn>) => {
  let lastRows: ReadonlyArray<ImportRow> = []
  let columns = mainColumns
  /** by the filled columns, of which there are few lists */
  const rowCounts = new Map<ReadonlyArray<RowColumn>, number>()
  const count = (row: ImportRow | undefined, change: 1 | -1): void => {
    if (row === undefined) return
    const rowColumns = filledColumnsOf(row)
    rowCounts.set(rowColumns, (rowCounts.get(rowColumns) ?? 0) + change)
  }
  return (rows) => {
    const isEdited = rows.length === lastRows.length
    if (!isEdited) rowCounts.clear()
    for (const position of editedPositions(rows, lastRows)) {
      if (isEdited) count(lastRows[position], -1)
      count(rows[position], 1)
    }
    lastRows = rows
    const filledColumns = new Set([...rowCounts].flatMap(([list, rowCount]) => (rowCount > 0 ? list : [])))
    const found = [...mainColumns, ...furtherColumns.filter((further) => filledColumns.has(further))]
    if (found.length !== columns.length || found.some((each, index) => each !== columns[index])) columns = found
    return columns
  }
}

/** The further columns that have a text or a problem, the same list for rows with the same ones; cached for edits. */
const filledColumnsOf = memoizeWeak(({ texts, problems }: ImportRow): ReadonlyArray<RowColumn> => {
  let bits = 0
  for (const [index, { fields }] of furtherColumns.entries())
    for (const field of fields)
      if (!isBlank(texts[field]) || problems.some((problem) => problem.field === field)) bits |= 1 << index
  return (listsByBits[bits] ??= furtherColumns.filter((_, index) => (bits & (1 << index)) !== 0))
})

const listsByBits: Array<ReadonlyArray<RowColumn>> = []

export type CellViewModel = {
  readonly text: string
  /** whether the text says that there is none */
  readonly isEmpty: boolean
  readonly reason: string | undefined
  /** what it was in the file, where a user changed it */
  readonly before: string | undefined
}

export const cellOf = ({ texts, problems, before }: ImportRow, { fields }: RowColumn): CellViewModel => {
  const text = textOf(texts, fields)
  return {
    text,
    isEmpty: fields.every((field) => isBlank(texts[field])),
    reason: problems.find(({ field }) => fields.includes(field))?.reason,
    before: fields.some((field) => before[field] !== undefined) ? textOf({ ...texts, ...before }, fields) : undefined,
  }
}

/** The text of a cell as it is edited. */
export const textOf = (texts: ImportRow['texts'], [field, second]: RowColumn['fields']): string => {
  const [text, otherText] = [(field && texts[field]) ?? '', (second && texts[second]) ?? '']
  if (field === 'timeSlotEarliest') return text === '' && otherText === '' ? '' : slotLabelOf(text, otherText)
  if (field === 'routeDay') return dayTextOf(text)
  return field === 'houseNumber' ? houseNumberOf(texts) : text
}

export type RowFilter = 'all' | ImportRowState

export type RowsView = {
  readonly filter: RowFilter
  readonly query: string
  /** the keys of the groups that show all of their rows */
  readonly expanded: ReadonlySet<string>
}

/** A line of the table. */
export type RowItem =
  | { readonly kind: 'group'; readonly group: RowGroup }
  | { readonly kind: 'row'; readonly row: ImportRow }
  | { readonly kind: 'more'; readonly group: RowGroup; readonly hiddenCount: number }

export type RowsViewModel = {
  readonly tally: RowTally
  readonly groups: ReadonlyArray<RowGroup>
  /** the rows that are not imported, neither alone nor with another row */
  readonly rejected: ReadonlySet<ImportRow>
  readonly columns: ReadonlyArray<RowColumn>
  readonly items: ReadonlyArray<RowItem>
}

type GroupedRows = Omit<RowsViewModel, 'items'>

/** Groups the rows for the table, again after each edit. */
export const rowsGrouper = (verdictOf: (row: ImportRow) => AddressVerdict | undefined) => {
  const [groupsOf, columnsOf] = [rowGrouper(verdictOf), columnFinder()]
  return (rows: ReadonlyArray<ImportRow>): GroupedRows => {
    const groups = groupsOf(rows)
    const rejected = new Set(rejectedRowsOf(rows))
    return { tally: tallyOf(groups, rejected), groups, rejected, columns: columnsOf(rows) }
  }
}

/** Of a group that is fixed as a whole, this many rows show until all are asked for. */
const SHOWN_ROWS = 2

export const itemsOf = (
  groups: ReadonlyArray<RowGroup>,
  { filter, query, expanded }: RowsView,
): ReadonlyArray<RowItem> => {
  const wanted = foldCase(query.trim())
  const items: RowItem[] = []
  for (const group of groups) {
    if (filter !== 'all' && filter !== group.state) continue
    const rows = wanted === '' ? group.rows : group.rows.filter((row) => doesMatch(row, wanted))
    if (rows.length === 0) continue
    const isShort =
      wanted === '' &&
      group.state !== 'ready' &&
      group.fixes.length > 0 &&
      rows.length > SHOWN_ROWS + 1 &&
      !expanded.has(group.key)
    items.push({ kind: 'group', group })
    for (const row of isShort ? rows.slice(0, SHOWN_ROWS) : rows) items.push({ kind: 'row', row })
    if (isShort) items.push({ kind: 'more', group, hiddenCount: rows.length - SHOWN_ROWS })
  }
  return items
}

const doesMatch = ({ number, texts }: ImportRow, query: string): boolean =>
  String(number) === query ||
  [...Object.values(texts), houseNumberOf(texts), dayTextOf(texts.routeDay)].some((text) =>
    foldCase(text).includes(query),
  )

const houseNumberOf = ({ houseNumber = '', houseNumberSuffix }: ImportRow['texts']): string =>
  houseNumberWithSuffix(houseNumber, houseNumberSuffix)

/** A cell that does not allow its row to be imported. */
export type ProblemCell = { readonly row: number; readonly column: number; readonly groupKey: string }

/** In the order of the table, also where its filter or a short group hides them. */
export const problemCellsOf = ({
  groups,
  columns,
}: Pick<RowsViewModel, 'groups' | 'columns'>): ReadonlyArray<ProblemCell> =>
  groups
    .filter(({ state }) => state === 'problem')
    .flatMap(({ key, rows }) =>
      rows.flatMap(({ number, problems }) =>
        columns.flatMap(({ fields }, index) =>
          problems.some(({ field }) => fields.includes(field)) ? [{ row: number, column: index, groupKey: key }] : [],
        ),
      ),
    )

/** Such as `4 rows, left out`, or `3 rows, and 1 more listed under another problem` where a fix is for all four. */
export const groupNoteOf = (group: RowGroup, rejected: ReadonlySet<ImportRow>): string => {
  const { state, verdict, rows, countInOtherGroups, fixes } = group
  const count = pluralise(rows.length, 'row')
  if (state === 'problem' && (countInOtherGroups === 0 || fixes.length === 0)) return count
  if (state === 'problem') return `${count}, and ${formatNumber(countInOtherGroups)} more listed under another problem`
  const rejectedCount = rows.filter((row) => rejected.has(row)).length
  // A stop that is updated may keep its place.
  const isNew = rows.every(({ knownStop }) => knownStop === undefined)
  const noPlace =
    verdict === 'not_found' ? ' without a place' : verdict === 'number_differs' ? ', perhaps without a place' : ''
  const place = isNew && noPlace !== '' ? `${noPlace} on the map` : ''
  if (rejectedCount === 0) return state === 'toCheck' ? `${count}, can be imported${place}` : count
  return rejectedCount === rows.length ? `${count}, left out` : `${count}, ${formatNumber(rejectedCount)} left out`
}

/** Such as `number differs 6 · street only 2`. */
export const verdictSummaryOf = (groups: ReadonlyArray<RowGroup>): string =>
  groups
    .flatMap(({ verdict, rows }) => (verdict === undefined ? [] : [`${verdictLabels[verdict]} ${rows.length}`]))
    .join(' · ')

export const verdictLabels = {
  exact: 'exact',
  number_differs: 'number differs',
  street_only: 'street only',
  not_found: 'not found',
  not_checked: 'not checked',
} as const
