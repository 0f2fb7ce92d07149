import type { VisitRow } from '../content'
import {
  colours,
  noteText,
  rowBackground,
  styledText,
  styles,
  type Box,
  type DrawCommand,
  type StyledText,
  type Table,
} from '../page'

/** The rows of a route: stops have a box to tick, start and end a circle. */
export const visitTable: Table<VisitRow> = {
  columns: [
    { title: '', width: 18, cell: () => [] },
    {
      title: '#',
      width: 27,
      align: 'right',
      cell: ({ numberBadge }) => [styledText(numberBadge.kind === 'circle' ? '' : numberBadge.text, styles.body)],
    },
    {
      title: 'Arrival',
      width: 65,
      cell: ({ time, timeNote, missed }) => [
        styledText(time, missed === undefined ? styles.strong : { ...styles.strong, colour: colours.danger.text }),
        styledText(timeNote, missed === undefined ? styles.small : styles.smallWarning),
      ],
    },
    {
      title: 'Customer',
      width: 99,
      hasDetailsBelow: true,
      cell: ({ name, subtitle, state }) => [
        styledText(name, styles.strong),
        styledText(subtitle, styles.small),
        ...(state.kind === 'plain'
          ? []
          : [styledText(state.message, { ...styles.smallWarning, colour: colours[state.kind].text })]),
      ],
    },
    {
      title: 'Address',
      width: 97,
      cell: ({ address, place }) => [styledText(address, styles.body), styledText(place, styles.small)],
    },
    { title: 'Time slot', width: 60, cell: ({ slot }) => [styledText(slot, styles.body)] },
    { title: 'Service', width: 36, align: 'right', cell: ({ service }) => [styledText(service, styles.body)] },
    { title: 'Load', width: 26, align: 'right', cell: ({ load }) => [styledText(load, styles.body)] },
    { title: 'Products', width: 87.28, cell: (row) => (hasLongTexts(row) ? [] : productsAndNotes(row)) },
  ],
  decorate: (row, box) => [...background(row, box), ...boxOrCircle(row, box)],
  detailsOf: (row) =>
    hasLongTexts(row) ? [noteText(row.products, styles.note), noteText(row.notes, styles.note)] : [],
}

const productsAndNotes = ({ products, notes }: VisitRow): ReadonlyArray<StyledText> => [
  styledText(products, styles.body),
  styledText(notes, styles.small),
]

/** Longer texts are printed below the row over more of the page, because their column is narrow. */
const MAX_LENGTH_IN_COLUMN = 40

const hasLongTexts = ({ products, notes }: VisitRow): boolean =>
  products.length > MAX_LENGTH_IN_COLUMN || notes.length > MAX_LENGTH_IN_COLUMN

/** The colour that the row has in the route details on screen. */
const background = (row: VisitRow, box: Box): ReadonlyArray<DrawCommand> => {
  const colour = backgroundColourOf(row)
  return colour === undefined ? [] : rowBackground(box, colour)
}

const backgroundColourOf = ({
  state,
  missed,
}: VisitRow): { readonly soft: string; readonly bar: string } | undefined => {
  if (missed === 'late') return colours.danger
  return state.kind === 'plain' ? undefined : colours[state.kind]
}

const TICK_BOX_SIZE = 9
const CIRCLE_RADIUS = 3.2

/** The middle of both, from the corner of the row: in its first column and on its first line. */
const MIDDLE = { x: 11, y: 9.75 }

/** A box to tick; the start and the end of a route have a circle instead (§2). */
const boxOrCircle = ({ numberBadge }: VisitRow, { x, y }: Box): ReadonlyArray<DrawCommand> =>
  numberBadge.kind === 'circle'
    ? [
        {
          kind: 'disc',
          center: { x: x + MIDDLE.x, y: y + MIDDLE.y },
          radius: CIRCLE_RADIUS,
          fill: colours.paper,
          edge: { colour: colours.quiet, width: 2 },
        },
      ]
    : [
        {
          kind: 'box',
          box: {
            x: x + (MIDDLE.x - TICK_BOX_SIZE / 2),
            y: y + (MIDDLE.y - TICK_BOX_SIZE / 2),
            width: TICK_BOX_SIZE,
            height: TICK_BOX_SIZE,
          },
          radius: 1.5,
          fill: colours.paper,
          edge: colours.strongLine,
        },
      ]
