import { placeKeyOf, type Coordinates } from '../../src/domain/address'

/** Each place once, in the order of their last occurrence. */
export const distinctPlaces = (places: ReadonlyArray<Coordinates>): ReadonlyArray<Coordinates> =>
  [...new Map(places.toReversed().map((place) => [placeKeyOf(place), place])).values()].toReversed()
