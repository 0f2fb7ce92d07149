import { compareTimes, isoDateAt } from '../calendar'
import { compareFigures } from '../schedule'
import type { PlacePrice, Price } from './price'

/** A price that has a place on a route, which the price of leaving the stop unplanned has not. */
export type PlacedPrice = Price & { readonly place: PlacePrice }

/**
 * On each route the cheapest place where a driver arrives later than now, if possible one that no lock refuses, best
 * first. Only today has places in the past: a plan of another day is priced as it is.
 */
export const pricesFromNow = (prices: ReadonlyArray<Price>, now: string): ReadonlyArray<PlacedPrice> =>
  prices
    .flatMap((price): ReadonlyArray<PlacedPrice> => {
      const places = price.placePrices ?? (price.place === undefined ? [] : [price.place])
      const later = places.filter(({ arrival }) => !isPast(arrival, now))
      const free = later.filter(({ lock }) => lock === undefined)
      const [first, ...others] = free.length > 0 ? free : later
      if (first === undefined) return []
      const place = others.reduce(
        (best, other) => (compareFigures(other.figures, best.figures) < 0 ? other : best),
        first,
      )
      return [{ ...price, place, figures: place.figures, lock: place.lock }]
    })
    .toSorted((one, other) => compareFigures(one.figures, other.figures))

const isPast = (arrival: string | undefined, now: string): boolean =>
  arrival !== undefined && isoDateAt(arrival) === isoDateAt(now) && compareTimes(arrival, now) === -1
