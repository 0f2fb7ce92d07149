import { pluralise } from '../../../src/domain/text'
import type { ReportContent, UnplannedRow } from '../content'
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
  type Table,
  noteText,
} from '../page'
import type { WidthOf } from '../font'
import { coverSection } from './cover-section'
import { routeSection } from './route-section'

/** Yields the sections in order, each built on demand. A route without stops has none. */
export const sectionsOf = function* (content: ReportContent, widthOf: WidthOf): Generator<Section> {
  yield coverSection(content, widthOf)
  for (const route of content.routes)
    if (route.hasStops) yield routeSection(route, content.routeMaps.get(route.index), widthOf)
  const { unplanned } = content
  if (unplanned.length > 0) yield unplannedSection(unplanned, pluralise(unplanned.length, 'stop'), widthOf)
}

const unplannedTable: Table<UnplannedRow> = {
  columns: [
    {
      title: 'Customer',
      width: 140,
      cell: ({ name, subtitle }) => [styledText(name, styles.strong), styledText(subtitle, styles.small)],
    },
    {
      title: 'Address',
      width: 140,
      cell: ({ address, place }) => [styledText(address, styles.body), styledText(place, styles.small)],
    },
    {
      title: 'Day',
      width: 80,
      cell: ({ day, slot }) => [styledText(day, styles.body), styledText(slot, styles.small)],
    },
    { title: 'Why it is not planned', width: 155.28, cell: ({ reason }) => [styledText(reason, styles.body, 16)] },
  ],
  decorate: () => [],
  detailsOf: ({ products, notes }) => [noteText(products, styles.note), noteText(notes, styles.note)],
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
