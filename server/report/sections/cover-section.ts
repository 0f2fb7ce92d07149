import { pluralise } from '../../../src/domain/text'
import type { ReportContent } from '../content'
import { drawMap } from '../map'
import { gap, paper, layOutText, styles, tableHead, tableRows, textWidth, type Block, type Section } from '../page'
import type { Style, WidthOf } from '../font'
import { figuresRow } from './figures-row'
import { overviewTable } from './overview-table'

const MAP_HEIGHT = 286

/** The first page: the totals of the project, the map, and the list of its routes. */
export const coverSection = (content: ReportContent, widthOf: WidthOf): Section => {
  const table = overviewTable(widthOf)
  return {
    title: 'Overview',
    intro: [
      textBlock(content.project, styles.title, 3, widthOf),
      textBlock(content.days, styles.lead, 1, widthOf),
      gap(14),
      figuresRow(content.totals, { normal: styles.figure, warning: styles.badFigure }, widthOf),
      gap(16),
      mapBlock(content, widthOf),
      gap(10),
      textBlock(coverRemark(content), styles.lead, 2, widthOf),
    ],
    head: tableHead(table, widthOf),
    rows: tableRows(table, content.routes, widthOf),
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
