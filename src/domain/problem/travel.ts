import { placeKeyOf, type Coordinates } from '../address'

export type Leg = { readonly seconds: number; readonly metres: number }

/** How long and how far it is from one place to another; undefined where no road leads there. */
export type FindLeg = (from: Coordinates, to: Coordinates) => Leg | undefined

/** The places of a route from its start to its end, either of which may be unknown. */
export type Path = ReadonlyArray<Coordinates | undefined>

/** The legs of all detours from a path to a place, by the index in the path. */
export type DetourLegs<A extends Leg = Leg> = {
  /** from each place, of which the last does not matter */
  readonly to: ReadonlyArray<A | undefined>
  /** on to each place, of which the first does not matter */
  readonly on: ReadonlyArray<A | undefined>
}

export type FindDetourLegs = (place: Coordinates, path: Path) => DetourLegs

/** One leg after the other. */
export const detourLegsBy =
  <A extends Leg>(findLeg: (from: Coordinates, to: Coordinates) => A | undefined) =>
  (place: Coordinates, path: Path): DetourLegs<A> => ({
    to: path.slice(0, -1).map((before) => before && findLeg(before, place)),
    on: path.map((after, index) => (index === 0 ? undefined : after && findLeg(place, after))),
  })

/** No drive between places that lie so far apart in a straight line, or further, takes less. */
export type LeastDriveSeconds = (straightMetres: number) => number

/** Row by row: the figure from place i to place j is at index i x the number of places + j. */
export type TravelTable = {
  readonly places: ReadonlyArray<Coordinates>
  readonly seconds: ArrayLike<number>
  readonly metres: ArrayLike<number>
}

/** Has roads only between the places of the table. A figure that is negative or not finite means that there is no road. */
export const findLegInTable = ({ places, seconds, metres }: TravelTable): FindLeg => {
  const rowOf = rowLookup(places)
  return (from, to) => {
    const [row, column] = [rowOf(from), rowOf(to)]
    if (row === undefined || column === undefined) return undefined
    return legOf(seconds[row * places.length + column], metres[row * places.length + column])
  }
}

/** Finds the row of a place in a table by its coordinates. */
export const rowLookup = (places: ReadonlyArray<Coordinates>): ((place: Coordinates) => number | undefined) => {
  // Callers mostly pass the same objects as in the table, and finding an object is much faster than making a text
  // key.
  const rowOfObject = new WeakMap(places.map((place, row) => [place, row]))
  let rowOfKey: ReadonlyMap<string, number> | undefined
  const findByKey = (place: Coordinates): number | undefined => {
    rowOfKey ??= new Map(places.map((listed, row) => [placeKeyOf(listed), row]))
    const row = rowOfKey.get(placeKeyOf(place))
    if (row !== undefined) rowOfObject.set(place, row)
    return row
  }
  return (place) => rowOfObject.get(place) ?? findByKey(place)
}

const legOf = (seconds: number | undefined, metres: number | undefined): Leg | undefined =>
  isValidFigure(seconds) && isValidFigure(metres) ? { seconds, metres } : undefined

const isValidFigure = (figure: number | undefined): figure is number => Number.isFinite(figure) && Number(figure) >= 0

/** Treats a leg with a figure that is negative or not finite as no road. */
export const dropInvalidLegs =
  (findLeg: FindLeg): FindLeg =>
  (from, to) => {
    const leg = findLeg(from, to)
    return leg && legOf(leg.seconds, leg.metres)
  }
