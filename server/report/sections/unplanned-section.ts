import type { UnplannedRow } from '../content'
import {
  gap,
  noteText,
  paper,
  styledText,
  layOutText,
  styles,
  tableHead,
  tableRows,
  textWidth,
  type Block,
  type Section,
  type Table,
} from '../page'
import type { WidthOf } from '../font'

const table: Table<UnplannedRow> = {
  columns: [
    {
      title: 'Customer',
      width: 122,
      cell: ({ name, subtitle }) => [styledText(name, styles.strong), styledText(subtitle, styles.small)],
    },
    { title: 'Address', width: 130, cell: ({ address }) => [styledText(address, styles.body)] },
    { title: 'Zip', width: 48, cell: ({ zip }) => [styledText(zip, styles.body)] },
    {
      title: 'Day',
      width: 74,
      cell: ({ day, slot }) => [styledText(day, styles.body), styledText(slot, styles.small)],
    },
    { title: 'Why it is not planned', width: 141.28, cell: ({ reason }) => [styledText(reason, styles.body, 16)] },
  ],
  decorate: () => [],
  detailsOf: ({ products, notes }) => [noteText(products, styles.note), noteText(notes, styles.note)],
  detailsColumn: 0,
}

/** The stops that no route visits, with the reasons. */
export const unplannedSection = (stops: ReadonlyArray<UnplannedRow>, countText: string, widthOf: WidthOf): Section => ({
  title: 'Unplanned stops',
  intro: [heading(countText, widthOf), gap(10)],
  head: tableHead(table, widthOf),
  rows: tableRows(table, stops, widthOf),
})

const heading = (countText: string, widthOf: WidthOf): Block => {
  const text = layOutText(
    [
      { text: 'Unplanned stops', style: styles.heading, maxLines: 1 },
      { text: countText, style: styles.lead, maxLines: 1 },
    ],
    textWidth,
    widthOf,
  )
  return { height: text.height, draw: (top) => text.draw(paper.left, top) }
}
