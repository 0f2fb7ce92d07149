import type { Coordinates } from '../../src/domain/address'
import type { Travel as Roads } from '../../src/domain/problem'
import type { RoadTable } from './travel'

/** Finds the row of a place in a table by its coordinates. */
export const rowsIn = (places: ReadonlyArray<Coordinates>): ((place: Coordinates) => number | undefined) => {
  // Callers mostly ask with the same objects as in the table, and finding an object is much faster than making a text
  // key.
  const known = new WeakMap(places.map((place, row) => [place, row]))
  let rows: ReadonlyMap<string, number> | undefined
  const read = (place: Coordinates): number | undefined => {
    rows ??= new Map(places.map((one, row) => [keyOf(one), row]))
    const row = rows.get(keyOf(place))
    if (row !== undefined) known.set(place, row)
    return row
  }
  return (place) => known.get(place) ?? read(place)
}

/** Answers from a table only; places that are not in it have no roads. */
export const roadsOn = ({ places, seconds, metres }: RoadTable): Roads => {
  const rowOf = rowsIn(places)
  return (from, to) => {
    const [row, column] = [rowOf(from), rowOf(to)]
    if (row === undefined || column === undefined) return undefined
    const way = row * places.length + column
    const leg = { seconds: seconds[way] ?? NO_ROAD, metres: metres[way] ?? NO_ROAD }
    return leg.seconds < 0 || leg.metres < 0 ? undefined : leg
  }
}

/** The figure in a table where there is no road. */
export const NO_ROAD = -1

export const keyOf = ({ lat, lng }: Coordinates): string => `${lat},${lng}`

/** Each place once, in the order in which they come. */
export const distinct = (places: ReadonlyArray<Coordinates>): ReadonlyArray<Coordinates> =>
  [...new Map(places.toReversed().map((place) => [keyOf(place), place])).values()].toReversed()
