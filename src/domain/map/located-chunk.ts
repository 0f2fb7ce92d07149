import { memoizeWeak } from '../remembered'
import type { Stop } from '../stop'
import { extentOf, type Extent } from './geo-bounds'
import { placeOn } from './valid-coordinates'

/** Stops as the map can show them, and those it cannot, for they have no place on earth. */
export type Pins = {
  readonly drawn: ReadonlyArray<Stop>
  readonly undrawn: ReadonlyArray<Stop>
  readonly extent: Extent
}

/** Stops that stand together are looked at once, in however many pictures they are. */
export const pinsOf = memoizeWeak((stops: ReadonlyArray<Stop>): Pins => {
  const drawn = stops.every(isDrawn) ? stops : stops.filter(isDrawn)
  const undrawn = drawn === stops ? [] : stops.filter((stop) => !isDrawn(stop))
  return { drawn, undrawn, extent: extentOf(drawn) }
})

const isDrawn = ({ coordinates }: Stop): boolean => placeOn(coordinates) !== undefined
