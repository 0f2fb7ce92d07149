import type { RouteSheet } from '../content'
import { chipBox, routeChip } from '../map'
import { phrase, styles, type Phrase, type Table } from '../page'
import type { Style, WidthOf } from '../font'

const short = (text: string, style: Style = styles.body): Phrase => phrase(text, style, 2)

const CHIP = 13
/** The distance from the top of a row to the middle of its first line. */
const FIRST_LINE = 10.75

/** The list of routes, which also explains the colours on the map. */
export const overviewTable = (widthOf: WidthOf): Table<RouteSheet> => ({
  columns: [
    { title: '', width: 30, cell: () => [] },
    { title: 'Route', width: 110, cell: ({ name }) => [short(name, styles.strong)] },
    { title: 'Driver', width: 92, cell: ({ driver }) => [short(driver)] },
    { title: 'Day', width: 50, cell: ({ day }) => [short(day)] },
    { title: 'Planned', width: 66, cell: ({ times }) => [short(times)] },
    { title: 'Stops', width: 36, align: 'right', cell: ({ stops }) => [short(stops)] },
    {
      title: 'Load',
      width: 50,
      align: 'right',
      cell: ({ load, overload }) => [short(load), short(overload, styles.badSmall)],
    },
    { title: 'Distance', width: 46, align: 'right', cell: ({ distance }) => [short(distance)] },
    { title: 'Hours', width: 35.28, align: 'right', cell: ({ hours }) => [short(hours)] },
  ],
  adorned: ({ number, colour }, { x, y }) =>
    routeChip(number, colour, chipBox(number, { x, y: y + FIRST_LINE }, CHIP, widthOf), widthOf),
  beneath: () => [],
  beneathFrom: 0,
})
