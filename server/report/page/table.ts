import type { WidthOf } from '../font'
import type { Block } from './block'
import { rule, type Box, type Ink } from './draw-command'
import { colours, styles } from './styles'
import { paper } from './paper'
import { setLines, setText, stacked, type Align, type Phrase, type SetText } from './styled-text'

export type Column<Row> = {
  readonly title: string
  readonly width: number
  readonly align?: Align
  readonly cell: (row: Row) => ReadonlyArray<Phrase>
}

export type Table<Row> = {
  readonly columns: ReadonlyArray<Column<Row>>
  /** what is drawn behind a row, or within it beside its text; for a divided row, once for each piece */
  readonly adorned: (row: Row, box: Box) => ReadonlyArray<Ink>
  /** the text below the cells of a row; it begins at the column with the index `beneathFrom` */
  readonly beneath: (row: Row) => ReadonlyArray<Phrase>
  readonly beneathFrom: number
}

/** The distance between the texts of two columns. */
const GUTTER = 8
const PADDING = 5
/** The distance between the cells of a row and the text beneath them. */
const GAP = 2

/** The titles of the columns, which are repeated on every page. */
export const tableHead = <Row>({ columns }: Table<Row>, widthOf: WidthOf): Block => {
  const cells = columns.map((column, index) =>
    setText(
      [{ text: column.title, style: styles.columnTitle, most: 1 }],
      roomIn(columns, index),
      widthOf,
      column.align,
    ),
  )
  const height = PADDING * 2 + Math.max(...cells.map((cell) => cell.height))
  return {
    height,
    drawn: (top) => [
      ...cells.flatMap((cell, index) => cell.drawn(leftOf(columns, index), top + PADDING)),
      rule(paper.left, paper.right, top + height, colours.strongLine, 0.75),
    ],
  }
}

/** Makes the rows one by one, since there may be thousands. */
export const tableRows = function* <Row>(
  table: Table<Row>,
  rows: ReadonlyArray<Row>,
  widthOf: WidthOf,
): Generator<Block> {
  for (const row of rows) yield* piecesOf(table, row, widthOf)
}

/**
 * A row higher than this may be divided below its cells: otherwise pages would end half empty, and a long note would
 * fit no page.
 */
const DIVIDED_FROM = 200

/** How many lines stay together at each end of a divided row. */
const TOGETHER = 2

const piecesOf = function* <Row>(table: Table<Row>, row: Row, widthOf: WidthOf): Generator<Block> {
  const { columns, adorned, beneath, beneathFrom } = table
  const cells = columns.map(({ align, cell }, index) => setText(cell(row), roomIn(columns, index), widthOf, align))
  const from = leftOf(columns, beneathFrom)
  const below = setLines(beneath(row), paper.right - from - GUTTER, widthOf)
  const cellsHeight = Math.max(...cells.map((cell) => cell.height))
  const piece = (isFirst: boolean, isLast: boolean, lines: SetText): Block => {
    const linesFrom = isFirst ? PADDING + cellsHeight + (below.length === 0 ? 0 : GAP) : 0
    const height = linesFrom + lines.height + (isLast ? PADDING : 0)
    return {
      height,
      drawn: (top) => [
        ...adorned(row, { x: paper.left, y: top, width: paper.right - paper.left, height }),
        ...(isFirst ? cells.flatMap((cell, index) => cell.drawn(leftOf(columns, index), top + PADDING)) : []),
        ...lines.drawn(from, top + linesFrom),
        ...(isLast ? [rule(paper.left, paper.right, top + height, colours.line)] : []),
      ],
    }
  }
  const whole = piece(true, true, stacked(below))
  if (whole.height <= DIVIDED_FROM || below.length <= 2 * TOGETHER) {
    yield whole
    return
  }
  yield piece(true, false, stacked(below.slice(0, TOGETHER)))
  for (const line of below.slice(TOGETHER, -TOGETHER)) yield piece(false, false, line)
  yield piece(false, true, stacked(below.slice(-TOGETHER)))
}

/** The width for the text of a column; right-aligned text in the last column reaches to the edge of the table. */
const roomIn = <Row>(columns: ReadonlyArray<Column<Row>>, index: number): number => {
  const { width = 0, align } = columns[index] ?? {}
  return align === 'right' && index === columns.length - 1 ? width : width - GUTTER
}

const leftOf = <Row>(columns: ReadonlyArray<Column<Row>>, index: number): number =>
  columns.slice(0, index).reduce<number>((left, { width }) => left + width, paper.left)
