import type { VisitRow } from '../content'
import { colours, note, phrase, styles, type Box, type Ink, type Table } from '../page'

/** The stops of a route in order. */
export const visitTable: Table<VisitRow> = {
  columns: [
    {
      title: '#',
      width: 30,
      align: 'right',
      cell: ({ mark }) => [phrase(mark.kind === 'circle' ? '' : mark.text, styles.body)],
    },
    {
      title: 'Customer',
      width: 120,
      cell: ({ name, aside, state }) => [
        phrase(name, styles.strong),
        phrase(aside, styles.small),
        ...(state.kind === 'plain'
          ? []
          : [phrase(state.message, { ...styles.badSmall, colour: colours[state.kind].text })]),
      ],
    },
    { title: 'Address', width: 114, cell: ({ address }) => [phrase(address, styles.body)] },
    { title: 'Zip', width: 48, cell: ({ zip }) => [phrase(zip, styles.body)] },
    { title: 'Time slot', width: 66, cell: ({ slot }) => [phrase(slot, styles.body)] },
    {
      title: 'Arrival',
      width: 56,
      cell: ({ time, timeNote, isMissed }) => [
        phrase(time, isMissed ? { ...styles.strong, colour: colours.danger } : styles.body),
        phrase(timeNote, isMissed ? styles.badSmall : styles.small),
      ],
    },
    {
      title: 'Products',
      width: 81.28,
      cell: ({ products }) => (isLong(products) ? [] : [phrase(products, styles.body)]),
    },
  ],
  adorned: (row, box) => [...tint(row, box), ...ring(row, box)],
  beneath: ({ products, notes }) => [
    ...(isLong(products) ? [note(products, styles.note)] : []),
    note(notes, styles.note),
  ],
  beneathFrom: 1,
}

/** Products that take more than a few lines of their narrow column are printed below the row, before the notes. */
const isLong = (products: string): boolean => products.length > 60

/** As on the screen: a bar and a soft colour for rows that need attention. */
const tint = ({ state }: VisitRow, box: Box): ReadonlyArray<Ink> =>
  state.kind === 'plain'
    ? []
    : [
        { kind: 'box', box, radius: 0, fill: colours[state.kind].soft },
        { kind: 'box', box: { ...box, width: 3 }, radius: 0, fill: colours[state.kind].bar },
      ]

/** §2: start and end show a circle instead of a number. */
const ring = ({ mark }: VisitRow, { x, y }: Box): ReadonlyArray<Ink> =>
  mark.kind === 'circle'
    ? [
        {
          kind: 'disc',
          at: { x: x + 17.5, y: y + 10.75 },
          radius: 3.2,
          fill: colours.paper,
          edge: { colour: colours.quiet, width: 2 },
        },
      ]
    : []
