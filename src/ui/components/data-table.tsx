import type { ReactNode } from 'react'
import { RowWalk } from './row-navigation'

export type Column = {
  readonly words: string
  /** a letter or sign that stands for the words */
  readonly short?: string
  readonly isNumber?: boolean
  /** whether its heading is for screen readers only */
  readonly isHidden?: boolean
  /** whether it has no label (§2), so that its rows need headers of their own */
  readonly isUnlabelled?: boolean
}

type DataTableProps = {
  readonly caption: string
  readonly columns: ReadonlyArray<Column>
  /** rows */
  readonly children: ReactNode
}

export const DataTable = ({ caption, columns, children }: DataTableProps) => (
  <RowWalk className="rr-table-wrap">
    <table className="table rr-table">
      <caption className="rr-sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.words} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </RowWalk>
)

const ColumnHead = ({ column }: { readonly column: Column }) => {
  const { words, short, isNumber = false, isHidden = false, isUnlabelled = false } = column
  if (isUnlabelled) return <td aria-hidden="true" />
  if (isHidden)
    return (
      <th scope="col">
        <span className="rr-sr">{words}</span>
      </th>
    )
  return (
    <th scope="col" className={isNumber ? 'rr-num' : undefined}>
      {short === undefined ? words : <abbr title={words}>{short}</abbr>}
    </th>
  )
}
