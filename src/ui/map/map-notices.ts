import { dataDateOf, legsOfRoutes } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import type { MapContent } from '../../domain/map'
import type { Stop } from '../../domain/stop'
import { pluralise, formatNumber } from '../../domain/text'
import { roadsLabel, routeNumberOf } from '../../domain/route'

/** Something that the map cannot show, and the stops concerned. */
export type MapNotice = {
  readonly message: string
  readonly stops: ReadonlyArray<Stop>
  /** whether they can be put on the map */
  readonly lacksPlace?: boolean
}

export const mapNoticesOf = ({
  unlocatedStops,
  outlierStops,
  unreadableRouteIndexes,
}: MapContent): ReadonlyArray<MapNotice> => [
  ...noticesAbout(unlocatedStops, (stops, isOne) => `${stops} ${isOne ? 'has' : 'have'} no place on the map`).map(
    (notice) => ({ ...notice, lacksPlace: true }),
  ),
  ...noticesAbout(outlierStops, (stops, isOne) => `${stops} ${isOne ? 'lies' : 'lie'} far from the others`),
  ...(unreadableRouteIndexes.length === 0
    ? []
    : [{ message: invalidPathsMessage(unreadableRouteIndexes.map((index) => routeNumberOf({ index }))), stops: [] }]),
]

const MAX_NAMED = 5

const invalidPathsMessage = (routes: ReadonlyArray<number>): string => {
  if (routes.length === 1) return `The path of route ${routes.join()} cannot be read; it is drawn straight`
  const more = routes.length - MAX_NAMED
  const routeList = `${routes.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`
  return `The paths of ${pluralise(routes.length, 'route')} cannot be read; they are drawn straight: ${routeList}`
}

const noticesAbout = (
  stops: ReadonlyArray<Stop>,
  messageOf: (stopsText: string, isOne: boolean) => string,
): ReadonlyArray<MapNotice> =>
  stops.length === 0 ? [] : [{ message: messageOf(pluralise(stops.length, 'stop'), stops.length === 1), stops }]

/** A text on the roads, which warns where they are not exact ones. */
export type RoadsNote = { readonly text: string; readonly isWarning: boolean }

/**
 * That the times on the map come from a roads file or from main roads, or are estimated, all or most of them; undefined
 * where they do not, or where that is not known.
 */
export const roadsNoteOf = ({ routes }: Plan): RoadsNote | undefined => {
  const { file, main, estimate } = legsOfRoutes(routes.filter(({ figureSource }) => figureSource !== undefined))
  const all = Object.values(legsOfRoutes(routes)).reduce((sum, count) => sum + count, 0)
  if (file > 0 && file >= all / 2) {
    const others = main > 0 ? ', some main roads only' : estimate > 0 ? ', some times estimated' : ''
    return { text: `${roadsLabel(dataDateOf(routes))} © OpenStreetMap contributors${others}`, isWarning: false }
  }
  const warning = (text: string): RoadsNote => ({ text, isWarning: true })
  if (main > 0 && main + estimate >= all / 2 && main >= estimate)
    return warning(estimate === 0 ? 'Main roads only' : 'Main roads only, some times estimated')
  if (estimate === 0 || estimate < all / 2) return undefined
  return warning(estimate === all ? 'Estimated times, no roads' : 'Times mostly estimated')
}
