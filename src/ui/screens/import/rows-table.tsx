import { Fragment, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AddressVerdict } from '../../../application/import'
import type { ImportRow, RowEdit } from '../../../domain/import'
import { Button } from '../../components'
import { GroupLine } from './group-line'
import { canBeTicked, RowLine } from './row-line'
import { VERDICT_COLUMN_INDEX, type RowItem, type RowsViewModel } from './rows-view-model'
import type { RowCells } from './use-row-cells'
import { useVirtualItems } from './use-virtual-items'

type RowsTableProps = Pick<RowsViewModel, 'columns' | 'items' | 'rejected'> & {
  readonly verdictOf: (row: ImportRow) => AddressVerdict | undefined
  readonly cells: RowCells
  /** whether fingers press its boxes */
  readonly hasTouch: boolean
  readonly onEdit: (edit: RowEdit) => void
  readonly onExpand: (groupKey: string) => void
}

/** Its cells take the focus one by one, and keys move it. */
const gridRole = { role: 'grid' } as const

const HEAD_HEIGHT = 32

/** The rows of the file under what is to be fixed in them. Only those that are seen are drawn. */
export const RowsTable = ({
  columns,
  items,
  rejected,
  verdictOf,
  cells,
  hasTouch,
  onEdit,
  onExpand,
}: RowsTableProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [rowHeight, groupHeight] = hasTouch ? [44, 54] : [31, 42]
  const heights = useMemo(
    () => items.map(({ kind }) => (kind === 'group' ? groupHeight : rowHeight)),
    [items, rowHeight, groupHeight],
  )
  const { focused, draft, focusRequest } = cells
  const focusedIndex = items.findIndex((item) => item.kind === 'row' && item.row.number === focused?.row)
  const firstRowIndex = items.findIndex(({ kind }) => kind === 'row')
  const { indexes, topOf, totalHeight, scrollTo } = useVirtualItems(scroller, heights, HEAD_HEIGHT, focusedIndex)

  // Only a request moves the focus: the dispatcher may be elsewhere when rows change.
  const takeFocus = useEffectEvent(() => {
    if (focused === undefined) return
    scrollTo(focusedIndex)
    scroller.current
      ?.querySelector<HTMLElement>(`[data-cell="${focused.row} ${focused.column}"]`)
      ?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    if (focusRequest > 0) takeFocus()
  }, [focusRequest])

  const lineOf = (item: RowItem, index: number): ReactNode => {
    const rowIndex = index + 2
    if (item.kind === 'group')
      return (
        <GroupLine
          group={item.group}
          rejected={rejected}
          rowIndex={rowIndex}
          columnCount={columns.length + 3}
          onEdit={(edit) => cells.editAndGoOn(edit, index)}
        />
      )
    if (item.kind === 'more')
      return (
        <tr aria-rowindex={rowIndex}>
          <td className="rr-more" colSpan={columns.length + 3} aria-label={`${item.hiddenCount} more rows alike`}>
            <Button
              label={`${item.hiddenCount} more rows alike`}
              variant="small quiet"
              onPress={() => onExpand(item.group.key)}
            />
          </td>
        </tr>
      )
    const isFocused = index === focusedIndex
    return (
      <RowLine
        row={item.row}
        rowIndex={rowIndex}
        columns={columns}
        verdict={verdictOf(item.row)}
        focusedColumn={isFocused ? focused?.column : undefined}
        tabColumn={isFocused ? focused?.column : focusedIndex < 0 && index === firstRowIndex ? 0 : undefined}
        draft={isFocused ? draft : undefined}
        actions={cells.actions}
      />
    )
  }

  return (
    <div
      className={hasTouch ? 'rr-sheet has-touch' : 'rr-sheet'}
      role="presentation"
      ref={scroller}
      onKeyDown={cells.onKeyDown}
    >
      <table className="table rr-table" {...gridRole} aria-rowcount={items.length + 1}>
        <caption className="rr-sr">Rows of the file, grouped by what is to be fixed</caption>
        <TableHead columns={columns} items={items} onEdit={onEdit} />
        <tbody>
          {indexes.map((index, position) => {
            const item = items[index]
            const end = position === 0 ? 0 : topOf((indexes[position - 1] ?? 0) + 1)
            return item === undefined ? null : (
              <Fragment key={keyOf(item)}>
                <Gap height={topOf(index) - end} />
                {lineOf(item, index)}
              </Fragment>
            )
          })}
          <Gap height={totalHeight - topOf((indexes.at(-1) ?? -1) + 1)} />
        </tbody>
      </table>
    </div>
  )
}

const keyOf = (item: RowItem): string =>
  item.kind === 'row' ? `row ${item.row.number}` : `${item.kind} ${item.group.key}`

/** In place of the rows that are not drawn. */
const Gap = ({ height }: { readonly height: number }) =>
  height <= 0 ? null : (
    <tr className="rr-gap" aria-hidden="true">
      <td style={{ height }} aria-label="Rows that are not drawn" />
    </tr>
  )

type TableHeadProps = Pick<RowsTableProps, 'columns' | 'items' | 'onEdit'>

const TableHead = ({ columns, items, onEdit }: TableHeadProps) => {
  const rows = useMemo(
    () => items.flatMap((item) => (item.kind === 'row' && canBeTicked(item.row) ? [item.row] : [])),
    [items],
  )
  const includedCount = useMemo(() => rows.filter(({ isIncluded }) => isIncluded).length, [rows])
  const areAll = rows.length > 0 && includedCount === rows.length
  const headOf = ({ label, isNumber }: (typeof columns)[number]) => (
    <th key={label} scope="col" className={isNumber ? 'rr-num' : undefined}>
      {label}
    </th>
  )
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th className="is-tick">
          <input
            type="checkbox"
            aria-label="Import all rows"
            ref={(box) => {
              if (box !== null) box.indeterminate = includedCount > 0 && !areAll
            }}
            checked={areAll}
            onChange={() => onEdit({ kind: 'include', rows: rows.map(({ number }) => number), isIncluded: !areAll })}
          />
        </th>
        <th scope="col" className="rr-num">
          Row
        </th>
        {columns.slice(0, VERDICT_COLUMN_INDEX).map(headOf)}
        <th scope="col">Address in the register</th>
        {columns.slice(VERDICT_COLUMN_INDEX).map(headOf)}
      </tr>
    </thead>
  )
}
