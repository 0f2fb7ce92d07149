import { pluralise } from '../../../src/domain/text'
import type { ReportContent, RouteReport, UnplannedRow } from '../content'
import {
  type Section,
  gap,
  paper,
  layOutText,
  styles,
  tableHead,
  tableRows,
  textWidth,
  type Block,
  styledText,
  type StyledText,
  type Table,
  noteText,
} from '../page'
import type { WidthOf, Style } from '../font'
import { routeSection } from './route-section'
import { drawMap, chipBox, routeChip } from '../map'
import { figuresRow } from './figures-row'

/** Yields the sections in order, each built on demand. */
export const sectionsOf = function* (content: ReportContent, widthOf: WidthOf): Generator<Section> {
  yield coverSection(content, widthOf)
  for (const route of content.routes) yield routeSection(route, widthOf)
  const { unplanned } = content
  if (unplanned.length > 0) yield unplannedSection(unplanned, pluralise(unplanned.length, 'stop'), widthOf)
}

const MAP_HEIGHT = 286

/** The first page: project totals, map, and list of routes. */
const coverSection = (content: ReportContent, widthOf: WidthOf): Section => {
  const routesTable = overviewTable(widthOf)
  return {
    title: 'Overview',
    intro: [
      textBlock(content.project, styles.title, 3, widthOf),
      textBlock(content.days, styles.lead, 1, widthOf),
      gap(14),
      figuresRow(content.totals, { normal: styles.figure, warning: styles.figureWarning }, widthOf),
      gap(16),
      mapBlock(content, widthOf),
      gap(10),
      textBlock(coverRemark(content), styles.lead, 2, widthOf),
    ],
    head: tableHead(routesTable, widthOf),
    rows: tableRows(routesTable, content.routes, widthOf),
  }
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

const coverRemark = ({ hasStops, map, routes }: ReportContent): string => {
  if (!hasStops) return 'This project has no stops yet.'
  return [
    map === undefined ? 'No stop has coordinates, so there is no map.' : '',
    routes.length === 0 ? 'The stops are not optimised into routes yet.' : '',
    map === undefined || map.outsideCount === 0 ? '' : outsideMapText(map.outsideCount),
  ]
    .filter(Boolean)
    .join(' ')
}

const outsideMapText = (stops: number): string =>
  `Beyond the map ${stops === 1 ? 'lies' : 'lie'} ${pluralise(stops, 'stop')} that ${stops === 1 ? 'is' : 'are'} not planned.`

const shortText = (text: string, style: Style = styles.body): StyledText => styledText(text, style, 2)

const CHIP_HEIGHT = 13

/** From the top of a row to the middle of its first line. */
const FIRST_LINE_MIDDLE = 10.75

/** The list of routes; its chips are the legend for the route colours on the map. */
const overviewTable = (widthOf: WidthOf): Table<RouteReport> => ({
  columns: [
    { title: '', width: 30, cell: () => [] },
    { title: 'Route', width: 110, cell: ({ name }) => [shortText(name, styles.strong)] },
    { title: 'Driver', width: 92, cell: ({ driver }) => [shortText(driver)] },
    { title: 'Day', width: 50, cell: ({ day }) => [shortText(day)] },
    { title: 'Planned', width: 66, cell: ({ times }) => [shortText(times)] },
    { title: 'Stops', width: 36, align: 'right', cell: ({ stops }) => [shortText(stops)] },
    {
      title: 'Load',
      width: 50,
      align: 'right',
      cell: ({ load, overload }) => [shortText(load), shortText(overload, styles.smallWarning)],
    },
    { title: 'Distance', width: 46, align: 'right', cell: ({ distance }) => [shortText(distance)] },
    { title: 'Hours', width: 35.28, align: 'right', cell: ({ hours }) => [shortText(hours)] },
  ],
  decorate: ({ number, colour }, { x, y }) =>
    routeChip(number, colour, chipBox(number, { x, y: y + FIRST_LINE_MIDDLE }, CHIP_HEIGHT, widthOf), widthOf),
  detailsOf: () => [],
  detailsColumn: 0,
})

const unplannedTable: Table<UnplannedRow> = {
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

/** The unplanned stops with the reasons. */
const unplannedSection = (stops: ReadonlyArray<UnplannedRow>, countText: string, widthOf: WidthOf): Section => ({
  title: 'Unplanned stops',
  intro: [heading(countText, widthOf), gap(10)],
  head: tableHead(unplannedTable, widthOf),
  rows: tableRows(unplannedTable, stops, widthOf),
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
