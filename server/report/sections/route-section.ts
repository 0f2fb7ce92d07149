import type { RouteReport, VisitRow } from '../content'
import { chipBox, routeChip } from '../map'
import {
  gap,
  paper,
  layOutText,
  styles,
  tableHead,
  tableRows,
  textWidth,
  type Block,
  type Section,
  colours,
  noteText,
  styledText,
  type Box,
  type DrawCommand,
  type Table,
} from '../page'
import type { WidthOf } from '../font'
import { figuresRow, type LabelledFigure } from './figures-row'

/** The pages of a route, for its driver. */
export const routeSection = (route: RouteReport, widthOf: WidthOf): Section => {
  const [driverFigures, routeFigures] = figureRowsOf(route)
  return {
    title: `Route ${route.number}${route.name === '' ? '' : ` · ${route.name}`}`,
    intro: [
      heading(route, widthOf),
      gap(12),
      figuresRow(driverFigures, figureStyles, widthOf),
      gap(8),
      figuresRow(routeFigures, figureStyles, widthOf),
      gap(12),
    ],
    head: tableHead(visitTable, widthOf),
    rows: tableRows(visitTable, route.rows, widthOf),
  }
}

const figureStyles = { normal: styles.smallFigure, warning: styles.smallFigureWarning }

type FigureRows = readonly [ReadonlyArray<LabelledFigure>, ReadonlyArray<LabelledFigure>]

const figureRowsOf = ({
  driver,
  carrier,
  day,
  times,
  stops,
  load,
  overload,
  distance,
  hours,
}: RouteReport): FigureRows => [
  [figure('Driver', driver), figure('Carrier', carrier), figure('Day', day), figure('Planned', times)],
  [
    figure('Stops', stops),
    { label: 'Load', value: overload === '' ? load : `${load}, ${overload}`, isWarning: overload !== '' },
    figure('Distance', distance),
    figure('Hours', hours),
  ],
]

const figure = (label: string, value: string): LabelledFigure => ({ label, value, isWarning: false })

const CHIP_HEIGHT = 22

const heading = ({ number, name, colour }: RouteReport, widthOf: WidthOf): Block => {
  const chip = chipBox(number, { x: paper.left, y: 0 }, CHIP_HEIGHT, widthOf)
  const indent = chip.width + 12
  const text = layOutText(
    [{ text: name === '' ? `Route ${number}` : name, style: styles.heading, maxLines: 2 }],
    textWidth - indent,
    widthOf,
  )
  return {
    height: Math.max(text.height, CHIP_HEIGHT),
    draw: (top) => [
      ...routeChip(number, colour, { ...chip, y: top + 0.5 }, widthOf),
      ...text.draw(paper.left + indent, top),
    ],
  }
}

const visitTable: Table<VisitRow> = {
  columns: [
    {
      title: '#',
      width: 30,
      align: 'right',
      cell: ({ numberBadge }) => [styledText(numberBadge.kind === 'circle' ? '' : numberBadge.text, styles.body)],
    },
    {
      title: 'Customer',
      width: 120,
      cell: ({ name, subtitle, state }) => [
        styledText(name, styles.strong),
        styledText(subtitle, styles.small),
        ...(state.kind === 'plain'
          ? []
          : [styledText(state.message, { ...styles.smallWarning, colour: colours[state.kind].text })]),
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
        styledText(timeNote, isMissed ? styles.smallWarning : styles.small),
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

/** Longer products are printed below the row, before the notes, because their column is narrow. */
const isLong = (products: string): boolean => products.length > 60

/** As on the screen: a bar and a soft colour for rows that need attention. */
const background = ({ state }: VisitRow, box: Box): ReadonlyArray<DrawCommand> =>
  state.kind === 'plain'
    ? []
    : [
        { kind: 'box', box, radius: 0, fill: colours[state.kind].soft },
        { kind: 'box', box: { ...box, width: 3 }, radius: 0, fill: colours[state.kind].bar },
      ]

/** The start and the end of a route have a circle instead of a number (§2). */
const circle = ({ numberBadge }: VisitRow, { x, y }: Box): ReadonlyArray<DrawCommand> =>
  numberBadge.kind === 'circle'
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
