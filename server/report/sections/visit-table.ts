import type { VisitRow } from '../content'
import { colours, noteText, styledText, styles, type Box, type DrawCommand, type Table } from '../page'

/** The stops of a route in order. */
export const visitTable: Table<VisitRow> = {
  columns: [
    {
      title: '#',
      width: 30,
      align: 'right',
      cell: ({ numberMark }) => [styledText(numberMark.kind === 'circle' ? '' : numberMark.text, styles.body)],
    },
    {
      title: 'Customer',
      width: 120,
      cell: ({ name, subtitle, state }) => [
        styledText(name, styles.strong),
        styledText(subtitle, styles.small),
        ...(state.kind === 'plain'
          ? []
          : [styledText(state.message, { ...styles.badSmall, colour: colours[state.kind].text })]),
      ],
    },
    { title: 'Address', width: 114, cell: ({ address }) => [styledText(address, styles.body)] },
    { title: 'Zip', width: 48, cell: ({ zip }) => [styledText(zip, styles.body)] },
    { title: 'Time slot', width: 66, cell: ({ slot }) => [styledText(slot, styles.body)] },
    {
      title: 'Arrival',
      width: 56,
      cell: ({ time, timeNote, isMissed }) => [
        styledText(time, isMissed ? { ...styles.strong, colour: colours.danger } : styles.body),
        styledText(timeNote, isMissed ? styles.badSmall : styles.small),
      ],
    },
    {
      title: 'Products',
      width: 81.28,
      cell: ({ products }) => (isLong(products) ? [] : [styledText(products, styles.body)]),
    },
  ],
  decorate: (row, box) => [...background(row, box), ...circle(row, box)],
  detailsOf: ({ products, notes }) => [
    ...(isLong(products) ? [noteText(products, styles.note)] : []),
    noteText(notes, styles.note),
  ],
  detailsColumn: 1,
}

/** Products that take more than a few lines of their narrow column are printed below the row, before the notes. */
const isLong = (products: string): boolean => products.length > 60

/** As on the screen: a bar and a soft colour for rows that need attention. */
const background = ({ state }: VisitRow, box: Box): ReadonlyArray<DrawCommand> =>
  state.kind === 'plain'
    ? []
    : [
        { kind: 'box', box, radius: 0, fill: colours[state.kind].soft },
        { kind: 'box', box: { ...box, width: 3 }, radius: 0, fill: colours[state.kind].bar },
      ]

/** §2: start and end show a circle instead of a number. */
const circle = ({ numberMark }: VisitRow, { x, y }: Box): ReadonlyArray<DrawCommand> =>
  numberMark.kind === 'circle'
    ? [
        {
          kind: 'disc',
          center: { x: x + 17.5, y: y + 10.75 },
          radius: 3.2,
          fill: colours.paper,
          edge: { colour: colours.quiet, width: 2 },
        },
      ]
    : []
