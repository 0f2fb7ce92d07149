import { pluralise } from '../../../src/domain/text'
import type { ReportContent } from '../content'
import { drawnMap } from '../map'
import { gap, paper, setText, styles, tableHead, tableRows, textWidth, type Block, type Section } from '../page'
import type { Style, WidthOf } from '../font'
import { figuresRow } from './figures-row'
import { overviewTable } from './overview-table'

const MAP_HEIGHT = 286

/** The first page: the totals of the project, the map, and the list of its routes. */
export const coverSection = (content: ReportContent, widthOf: WidthOf): Section => {
  const table = overviewTable(widthOf)
  return {
    title: 'Overview',
    opening: [
      text(content.project, styles.title, 3, widthOf),
      text(content.days, styles.lead, 1, widthOf),
      gap(14),
      figuresRow(content.totals, { usual: styles.figure, trouble: styles.badFigure }, widthOf),
      gap(16),
      mapOf(content, widthOf),
      gap(10),
      text(remarkOn(content), styles.lead, 2, widthOf),
    ],
    head: tableHead(table, widthOf),
    rows: tableRows(table, content.routes, widthOf),
  }
}

const text = (words: string, style: Style, most: number, widthOf: WidthOf): Block => {
  const set = setText([{ text: words, style, most }], textWidth, widthOf)
  return { height: set.height, drawn: (top) => set.drawn(paper.left, top) }
}

const mapOf = ({ map }: ReportContent, widthOf: WidthOf): Block =>
  map === undefined
    ? gap(0)
    : {
        height: MAP_HEIGHT,
        drawn: (top) => drawnMap(map, { x: paper.left, y: top, width: textWidth, height: MAP_HEIGHT }, widthOf),
      }

const remarkOn = ({ hasStops, map, routes }: ReportContent): string => {
  if (!hasStops) return 'This project has no stops yet.'
  return [
    map === undefined ? 'No stop has coordinates, so there is no map.' : '',
    routes.length === 0 ? 'The stops are not optimised into routes yet.' : '',
    map === undefined || map.beyond === 0 ? '' : beyondWords(map.beyond),
  ]
    .filter(Boolean)
    .join(' ')
}

const beyondWords = (stops: number): string =>
  `Beyond the map ${stops === 1 ? 'lies' : 'lie'} ${pluralise(stops, 'stop')} that ${stops === 1 ? 'is' : 'are'} not planned.`
