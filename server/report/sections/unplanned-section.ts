import type { LeftOut } from '../content'
import {
  gap,
  note,
  paper,
  phrase,
  setText,
  styles,
  tableHead,
  tableRows,
  textWidth,
  type Block,
  type Section,
  type Table,
} from '../page'
import type { WidthOf } from '../font'

const table: Table<LeftOut> = {
  columns: [
    {
      title: 'Customer',
      width: 122,
      cell: ({ name, aside }) => [phrase(name, styles.strong), phrase(aside, styles.small)],
    },
    { title: 'Address', width: 130, cell: ({ address }) => [phrase(address, styles.body)] },
    { title: 'Zip', width: 48, cell: ({ zip }) => [phrase(zip, styles.body)] },
    {
      title: 'Day',
      width: 74,
      cell: ({ day, slot }) => [phrase(day, styles.body), phrase(slot, styles.small)],
    },
    { title: 'Why it is not planned', width: 141.28, cell: ({ why }) => [phrase(why, styles.body, 16)] },
  ],
  adorned: () => [],
  beneath: ({ products, notes }) => [note(products, styles.note), note(notes, styles.note)],
  beneathFrom: 0,
}

/** The stops that no route visits, with the reasons. */
export const unplannedSection = (stops: ReadonlyArray<LeftOut>, words: string, widthOf: WidthOf): Section => ({
  title: 'Unplanned stops',
  opening: [heading(words, widthOf), gap(10)],
  head: tableHead(table, widthOf),
  rows: tableRows(table, stops, widthOf),
})

const heading = (words: string, widthOf: WidthOf): Block => {
  const text = setText(
    [
      { text: 'Unplanned stops', style: styles.heading, most: 1 },
      { text: words, style: styles.lead, most: 1 },
    ],
    textWidth,
    widthOf,
  )
  return { height: text.height, drawn: (top) => text.drawn(paper.left, top) }
}
