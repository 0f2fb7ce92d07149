import type { RouteReport } from '../content'
import { chipBox, routeChip } from '../map'
import { styledText, styles, type StyledText, type Table } from '../page'
import type { Style, WidthOf } from '../font'

const shortText = (text: string, style: Style = styles.body): StyledText => styledText(text, style, 2)

const CHIP_HEIGHT = 13
/** The distance from the top of a row to the middle of its first line. */
const FIRST_LINE_MIDDLE = 10.75

/** The list of routes, which also explains the colours on the map. */
export const overviewTable = (widthOf: WidthOf): Table<RouteReport> => ({
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
      cell: ({ load, overload }) => [shortText(load), shortText(overload, styles.badSmall)],
    },
    { title: 'Distance', width: 46, align: 'right', cell: ({ distance }) => [shortText(distance)] },
    { title: 'Hours', width: 35.28, align: 'right', cell: ({ hours }) => [shortText(hours)] },
  ],
  decorate: ({ number, colour }, { x, y }) =>
    routeChip(number, colour, chipBox(number, { x, y: y + FIRST_LINE_MIDDLE }, CHIP_HEIGHT, widthOf), widthOf),
  detailsOf: () => [],
  detailsColumn: 0,
})
