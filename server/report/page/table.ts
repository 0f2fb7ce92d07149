import type { WidthOf } from '../font'
import { horizontalLine, type Box, type DrawCommand, type Block } from './draw-command'
import {
  colours,
  styles,
  layOutLines,
  layOutText,
  stackTexts,
  type Align,
  type StyledText,
  type LaidOutText,
} from './text-and-styles'
import { paper } from './pages'

export type Column<Row> = {
  readonly title: string
  readonly width: number
  readonly align?: Align
  /** whether the details below the cells of a row start at this column; they start at the first if none says so */
  readonly hasDetailsBelow?: boolean
  readonly cell: (row: Row) => ReadonlyArray<StyledText>
}

export type Table<Row> = {
  readonly columns: ReadonlyArray<Column<Row>>
  /** draws behind a row or beside its text; called for each part of a divided row */
  readonly decorate: (row: Row, box: Box) => ReadonlyArray<DrawCommand>
  readonly detailsOf: (row: Row) => ReadonlyArray<StyledText>
}

/** Horizontal space between two columns. */
const GUTTER = 8
const PADDING = 4
/** Vertical space between the cells of a row and the text below them. */
const DETAILS_GAP = 2

/** A bar and a soft colour behind a row that needs attention, below the line of the row above it. */
export const rowBackground = (
  box: Box,
  { soft, bar }: { readonly soft: string; readonly bar: string },
): ReadonlyArray<DrawCommand> => {
  const inner = { ...box, y: box.y + LINE_WIDTH / 2, height: box.height - LINE_WIDTH / 2 }
  return [
    { kind: 'box', box: inner, radius: 0, fill: soft },
    { kind: 'box', box: { ...inner, width: 3 }, radius: 0, fill: bar },
  ]
}

const LINE_WIDTH = 0.5

/** The column titles, repeated on every page. */
export const tableHead = <Row>({ columns }: Table<Row>, widthOf: WidthOf): Block => {
  const cells = columns.map((column, index) =>
    layOutText(
      [{ text: column.title, style: styles.columnTitle, maxLines: 1 }],
      columnTextWidth(columns, index),
      widthOf,
      column.align,
    ),
  )
  const height = PADDING * 2 + Math.max(...cells.map((cell) => cell.height))
  return {
    height,
    draw: (top) => [
      ...cells.flatMap((cell, index) => cell.draw(leftOf(columns, index), top + PADDING)),
      horizontalLine(paper.left, paper.right, top + height, colours.strongLine, 0.75),
    ],
  }
}

/** Yields the rows one by one, because there may be thousands. */
export const tableRows = function* <Row>(
  table: Table<Row>,
  rows: ReadonlyArray<Row>,
  widthOf: WidthOf,
): Generator<Block> {
  for (const row of rows) yield* splitRow(table, row, widthOf)
}

/**
 * A row higher than this may be divided below its cells: otherwise pages would end half empty, and a long note would
 * fit no page.
 */
const SPLIT_HEIGHT = 200

/** Minimum number of lines at each end of a divided row. */
const MIN_LINES_PER_PART = 2

const splitRow = function* <Row>(table: Table<Row>, row: Row, widthOf: WidthOf): Generator<Block> {
  const { columns, decorate, detailsOf } = table
  const cells = columns.map(({ align, cell }, index) =>
    layOutText(cell(row), columnTextWidth(columns, index), widthOf, align),
  )
  const detailsLeft = leftOf(
    columns,
    Math.max(
      0,
      columns.findIndex(({ hasDetailsBelow }) => hasDetailsBelow === true),
    ),
  )
  const detailLines = layOutLines(detailsOf(row), paper.right - detailsLeft - GUTTER, widthOf)
  const cellsHeight = Math.max(...cells.map((cell) => cell.height))
  const partOf = (isFirst: boolean, isLast: boolean, lines: LaidOutText): Block => {
    const linesTop = isFirst ? PADDING + cellsHeight + (detailLines.length === 0 ? 0 : DETAILS_GAP) : 0
    const height = linesTop + lines.height + (isLast ? PADDING : 0)
    return {
      height,
      draw: (top) => [
        ...decorate(row, { x: paper.left, y: top, width: paper.right - paper.left, height }),
        ...(isFirst ? cells.flatMap((cell, index) => cell.draw(leftOf(columns, index), top + PADDING)) : []),
        ...lines.draw(detailsLeft, top + linesTop),
        ...(isLast ? [horizontalLine(paper.left, paper.right, top + height, colours.line)] : []),
      ],
    }
  }
  const unsplitRow = partOf(true, true, stackTexts(detailLines))
  if (unsplitRow.height <= SPLIT_HEIGHT || detailLines.length <= 2 * MIN_LINES_PER_PART) {
    yield unsplitRow
    return
  }
  yield partOf(true, false, stackTexts(detailLines.slice(0, MIN_LINES_PER_PART)))
  for (const line of detailLines.slice(MIN_LINES_PER_PART, -MIN_LINES_PER_PART)) yield partOf(false, false, line)
  yield partOf(false, true, stackTexts(detailLines.slice(-MIN_LINES_PER_PART)))
}

/** The text width of a column; text in the last column extends to the edge of the table. */
const columnTextWidth = <Row>(columns: ReadonlyArray<Column<Row>>, index: number): number => {
  const { width = 0 } = columns[index] ?? {}
  return index === columns.length - 1 ? width : width - GUTTER
}

const leftOf = <Row>(columns: ReadonlyArray<Column<Row>>, index: number): number =>
  columns.slice(0, index).reduce<number>((left, { width }) => left + width, paper.left)
