import type { Picture } from '../../domain/map'
import type { Stop } from '../../domain/stop'
import { pluralise, formatNumber } from '../../domain/text'

/** Something that the map cannot show, and the stops it is about. */
export type MapNotice = { readonly words: string; readonly stops: ReadonlyArray<Stop> }

export const mapNoticesOf = ({ unlocatedStops, outlierStops, unreadableRouteIndexes }: Picture): ReadonlyArray<MapNotice> => [
  ...about(unlocatedStops, (stops, isOne) => `${stops} ${isOne ? 'has' : 'have'} no place on the map`),
  ...about(outlierStops, (stops, isOne) => `${stops} ${isOne ? 'lies' : 'lie'} far from the others`),
  ...(unreadableRouteIndexes.length === 0 ? [] : [{ words: ofPaths(unreadableRouteIndexes.map((index) => index + 1)), stops: [] }]),
]

const MOST_NAMED = 5

const ofPaths = (routes: ReadonlyArray<number>): string => {
  if (routes.length === 1) return `The path of route ${routes.join()} cannot be read; it is drawn straight`
  const more = routes.length - MOST_NAMED
  const named = `${routes.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`
  return `The paths of ${pluralise(routes.length, 'route')} cannot be read; they are drawn straight: ${named}`
}

const about = (
  stops: ReadonlyArray<Stop>,
  words: (counted: string, isOne: boolean) => string,
): ReadonlyArray<MapNotice> =>
  stops.length === 0 ? [] : [{ words: words(pluralise(stops.length, 'stop'), stops.length === 1), stops }]
