import type { Picture } from '../../domain/map'
import type { Stop } from '../../domain/stop'
import { counted } from '../../domain/text'

/** Something that the map cannot show, and the stops it is about. */
export type MapNotice = { readonly words: string; readonly stops: ReadonlyArray<Stop> }

export const mapNoticesOf = ({ undrawn, astray, garbled }: Picture): ReadonlyArray<MapNotice> => [
  ...about(undrawn, (stops, isOne) => `${stops} ${isOne ? 'has' : 'have'} no place on the map`),
  ...about(astray, (stops, isOne) => `${stops} ${isOne ? 'lies' : 'lie'} far from the others`),
  ...garbled.map((index) => ({
    words: `The path of route ${index + 1} cannot be read; it is drawn straight`,
    stops: [],
  })),
]

const about = (
  stops: ReadonlyArray<Stop>,
  words: (counted: string, isOne: boolean) => string,
): ReadonlyArray<MapNotice> =>
  stops.length === 0 ? [] : [{ words: words(counted(stops.length, 'stop'), stops.length === 1), stops }]
