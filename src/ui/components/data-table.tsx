import type { KeyboardEvent, ReactNode } from 'react'
import { RowNavigation } from './row-navigation'

export type Column = {
  readonly label: string
  /** shown in place of the label */
  readonly abbreviation?: string
  /** the second line of the header */
  readonly subLabel?: string
  readonly isNumber?: boolean
  /** whether its header is for screen readers only */
  readonly isHidden?: boolean
  /** whether it has no header (§2), so that each row needs one of its own */
  readonly isUnlabelled?: boolean
}

type DataTableProps = {
  readonly caption: string
  readonly className?: string
  readonly columns: ReadonlyArray<Column>
  /** the box above the rows that selects all */
  readonly selectAll?: ReactNode
  readonly children: ReactNode
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export const DataTable = ({ caption, className, columns, selectAll, children, onKeyDown }: DataTableProps) => (
  <RowNavigation className="rr-table-wrap" onKeyDown={onKeyDown}>
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
  const { label, abbreviation, subLabel, isNumber = false, isHidden = false, isUnlabelled = false } = column
  if (isUnlabelled) return <td aria-hidden="true" />
  if (isHidden)
    return (
      <th scope="col">
        <span className="rr-sr">{label}</span>
      </th>
    )
  return (
    <th scope="col" className={isNumber ? 'rr-num' : undefined}>
      {abbreviation === undefined ? label : <abbr title={label}>{abbreviation}</abbr>}
      {subLabel === undefined ? null : <small>{subLabel}</small>}
    </th>
  )
}
