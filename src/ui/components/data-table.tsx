import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { RowNavigation } from './row-navigation'

export type Column = {
  readonly label: string
  /** shown in place of the label */
  readonly abbreviation?: string
  /** the second line of the header */
  readonly subLabel?: string
  readonly isNumber?: boolean
  /** of its header, as of its cells */
  readonly className?: string
  /** whether its header is for screen readers only */
  readonly isHidden?: boolean
  /** whether it has no header (§2), so that each row needs one of its own */
  readonly isUnlabelled?: boolean
  /** the direction in which the rows are sorted by it, and what a press does; absent where they cannot be */
  readonly sorting?: { readonly direction: 'ascending' | 'descending' | 'none'; readonly onPress: () => void }
}

type DataTableProps = {
  readonly caption: string
  readonly className?: string
  readonly columns: ReadonlyArray<Column>
  /** the box above the rows that selects all */
  readonly selectAll?: ReactNode
  readonly children: ReactNode
  readonly onMouseDown?: (event: MouseEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export const DataTable = ({ caption, className, columns, selectAll, children, ...handlers }: DataTableProps) => (
  <RowNavigation className="rr-table-wrap" {...handlers}>
    <table className={className === undefined ? 'table rr-table' : `table rr-table ${className}`}>
      <caption className="rr-sr">{caption}</caption>
      <thead>
        <tr>
          {selectAll === undefined ? null : (
            <th scope="col" className="rr-select-row">
              {selectAll}
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </RowNavigation>
)

const ColumnHeader = ({ column }: { readonly column: Column }) => {
  const { label, abbreviation, subLabel, isNumber = false, isHidden = false, isUnlabelled = false, sorting } = column
  const classNames = [...(isNumber ? ['rr-num'] : []), ...(column.className === undefined ? [] : [column.className])]
  if (isUnlabelled) return <td aria-hidden="true" />
  if (isHidden)
    return (
      <th scope="col">
        <span className="rr-sr">{label}</span>
      </th>
    )
  const name = abbreviation === undefined ? label : <abbr title={label}>{abbreviation}</abbr>
  return (
    <th scope="col" className={classNames.join(' ') || undefined} aria-sort={sorting?.direction}>
      {sorting === undefined ? (
        name
      ) : (
        <button type="button" className="rr-sort" onClick={sorting.onPress}>
          {name}
        </button>
      )}
      {subLabel === undefined ? null : <small>{subLabel}</small>}
    </th>
  )
}
