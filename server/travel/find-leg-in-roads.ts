import type { Coordinates } from '../../src/domain/address'
import type { FindLeg } from '../../src/domain/problem'
import type { LegTable } from './travel'

/** Finds the row of a place in a table by its coordinates. */
export const rowLookup = (places: ReadonlyArray<Coordinates>): ((place: Coordinates) => number | undefined) => {
  // Callers mostly pass the same objects as in the table, and finding an object is much faster than making a text
  // key.
  const rowOfObject = new WeakMap(places.map((place, row) => [place, row]))
  let rowOfKey: ReadonlyMap<string, number> | undefined
  const findByKey = (place: Coordinates): number | undefined => {
    rowOfKey ??= new Map(places.map((listed, row) => [keyOf(listed), row]))
    const row = rowOfKey.get(keyOf(place))
    if (row !== undefined) rowOfObject.set(place, row)
    return row
  }
  return (place) => rowOfObject.get(place) ?? findByKey(place)
}

/** The roads of a table; places that are not in it have no roads. */
export const findLegInRoads = ({ places, seconds, metres }: LegTable): FindLeg => {
  const rowOf = rowLookup(places)
  return (from, to) => {
    const [row, column] = [rowOf(from), rowOf(to)]
    if (row === undefined || column === undefined) return undefined
    const index = row * places.length + column
    const leg = { seconds: seconds[index] ?? NO_ROAD, metres: metres[index] ?? NO_ROAD }
    return leg.seconds < 0 || leg.metres < 0 ? undefined : leg
  }
}

/** The figure in a table where there is no road. */
export const NO_ROAD = -1

export const keyOf = ({ lat, lng }: Coordinates): string => `${lat},${lng}`

/** Each place once, in the order of their last occurrence. */
export const distinctPlaces = (places: ReadonlyArray<Coordinates>): ReadonlyArray<Coordinates> =>
  [...new Map(places.toReversed().map((place) => [keyOf(place), place])).values()].toReversed()
