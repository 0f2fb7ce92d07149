import { memoizeWeak } from '../remembered'
import type { Stop } from '../stop'
import { extentOf, type Extent } from './geo-bounds'
import { validCoordinates } from './valid-coordinates'

/** Stops as the map can show them, and those it cannot, for they have no place on earth. */
export type LocatedChunk = {
  readonly located: ReadonlyArray<Stop>
  readonly unlocated: ReadonlyArray<Stop>
  readonly extent: Extent
}

/** Stops that stand together are looked at once, in however many pictures they are. */
export const locateChunk = memoizeWeak((stops: ReadonlyArray<Stop>): LocatedChunk => {
  const located = stops.every(isLocated) ? stops : stops.filter(isLocated)
  const unlocated = located === stops ? [] : stops.filter((stop) => !isLocated(stop))
  return { located, unlocated, extent: extentOf(located) }
})

const isLocated = ({ coordinates }: Stop): boolean => validCoordinates(coordinates) !== undefined
