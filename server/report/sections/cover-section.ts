import { pluralise } from '../../../src/domain/text'
import type { ReportContent, RouteReport } from '../content'
import {
  colours,
  gap,
  layOutText,
  paper,
  rowBackground,
  styledText,
  styles,
  tableHead,
  tableRows,
  textWidth,
  type Block,
  type Section,
  type StyledText,
  type Table,
} from '../page'
import type { Style, WidthOf } from '../font'
import { chipBox, routeChip } from '../map/route-chips'
import { drawMap } from '../map/draw-map'
import { figuresRow } from './figures-row'
import { lateStopsBlock } from './late-stops-block'

const MAP_HEIGHT = 226

/** The first page: project totals, map, late stops and the list of routes. */
export const coverSection = (content: ReportContent, widthOf: WidthOf): Section => {
  const routesTable = overviewTable(widthOf)
  return {
    title: 'Overview',
    intro: [
      textBlock(content.project, styles.title, 3, widthOf),
      textBlock(content.days, styles.lead, 2, widthOf),
      gap(10),
      figuresRow(content.totals, figureStyles, widthOf),
      gap(10),
      mapBlock(content, widthOf),
      gap(8),
      ...coverRemarks(content).flatMap((remark) => [textBlock(remark, styles.body, 4, widthOf), gap(4)]),
      ...(content.lateVisits.length === 0 ? [] : [lateStopsBlock(content.lateVisits, widthOf), gap(8)]),
    ],
    head: tableHead(routesTable, widthOf),
    rows: tableRows(routesTable, content.routes, widthOf),
  }
}

const figureStyles = {
  usual: { normal: styles.figure, warning: styles.figureWarning },
  narrow: { normal: styles.narrowFigure, warning: styles.narrowFigureWarning },
}

const textBlock = (textContent: string, style: Style, maxLines: number, widthOf: WidthOf): Block => {
  const laidOut = layOutText([{ text: textContent, style, maxLines }], textWidth, widthOf)
  return { height: laidOut.height, draw: (top) => laidOut.draw(paper.left, top) }
}

const mapBlock = ({ map }: ReportContent, widthOf: WidthOf): Block =>
  map === undefined
    ? gap(0)
    : {
        height: MAP_HEIGHT,
        draw: (top) => drawMap(map, { x: paper.left, y: top, width: textWidth, height: MAP_HEIGHT }, widthOf),
      }

const coverRemarks = ({ hasStops, map, routes, unplanned }: ReportContent): ReadonlyArray<string> => {
  if (!hasStops) return ['This project has no stops yet.']
  return [
    map === undefined ? 'No stop has coordinates, so there is no map.' : '',
    routes.length === 0 ? 'The stops are not optimised into routes yet.' : unplannedText(unplanned),
    map === undefined || map.outsideCount === 0 ? '' : outsideMapText(map.outsideCount),
  ].filter((remark) => remark !== '')
}

const MAX_NAMED_STOPS = 4

/** Names a few of them; the last pages list them all. */
const unplannedText = (unplanned: ReportContent['unplanned']): string => {
  if (unplanned.length === 0) return ''
  const names = unplanned.slice(0, MAX_NAMED_STOPS).map(({ name }) => name)
  const others = unplanned.length - names.length
  const list = [...names, ...(others === 0 ? [] : [`${others} more`])].join(', ')
  return `${pluralise(unplanned.length, 'stop')} ${unplanned.length === 1 ? 'is' : 'are'} not planned, see the last page: ${list}.`
}

const outsideMapText = (stops: number): string =>
  `Beyond the map ${stops === 1 ? 'lies' : 'lie'} ${pluralise(stops, 'stop')} that ${stops === 1 ? 'is' : 'are'} not planned.`

const shortText = (text: string, style: Style = styles.body): StyledText => styledText(text, style, 2)

const CHIP_HEIGHT = 13

/** From the top of a row to the middle of its first line. */
const FIRST_LINE_MIDDLE = 9.75

/** The list of routes; its chips are the legend for the route colours on the map. */
const overviewTable = (widthOf: WidthOf): Table<RouteReport> => ({
  columns: [
    { title: '', width: 32, cell: () => [] },
    { title: 'Route', width: 94, cell: ({ name }) => [styledText(name, styles.strong, 5)] },
    {
      title: 'Driver, phone',
      width: 88,
      cell: ({ driver, phone }) => [styledText(driver, styles.body, 5), shortText(phone, styles.small)],
    },
    { title: 'Planned', width: 62, cell: ({ times, day }) => [shortText(times), shortText(day, styles.small)] },
    { title: 'Stops', width: 30, align: 'right', cell: ({ stops }) => [shortText(stops)] },
    { title: 'Load', width: 54, align: 'right', cell: ({ load }) => [shortText(load)] },
    { title: 'Distance', width: 44, align: 'right', cell: ({ distance }) => [shortText(distance)] },
    { title: 'Hours', width: 34, align: 'right', cell: ({ hours }) => [shortText(hours)] },
    { title: 'To note', width: 77.28, cell: remarksOf },
  ],
  decorate: ({ number, colour, lateVisits }, box) => [
    ...(lateVisits.length === 0 ? [] : rowBackground(box, colours.danger)),
    ...routeChip(
      number,
      colour,
      chipBox(number, { x: box.x + 6, y: box.y + FIRST_LINE_MIDDLE }, CHIP_HEIGHT, widthOf),
      widthOf,
    ),
  ],
  detailsOf: () => [],
})

const remarksOf = ({ lateness, overload, overHours, hasStops }: RouteReport): ReadonlyArray<StyledText> => [
  styledText(lateness, styles.smallWarning, 3),
  ...[overload, overHours].map((text) => styledText(text, { ...styles.smallWarning, colour: colours.warning.text }, 2)),
  shortText(hasStops ? '' : 'no stops', styles.small),
]
