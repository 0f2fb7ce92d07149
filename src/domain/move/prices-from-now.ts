import { compareTimes, isoDateAt } from '../calendar'
import { compareFigures } from '../schedule'
import type { PositionPrice, Price } from './price'

/** A price that has a position on a route, which the price of leaving the stop unplanned has not. */
export type PriceOnRoute = Price & { readonly bestPosition: PositionPrice }

/**
 * On each route the cheapest position where a driver arrives later than now, if possible one that no lock refuses, best
 * first. Only today has positions in the past: a plan of another day is priced as it is.
 */
export const pricesFromNow = (prices: ReadonlyArray<Price>, now: string): ReadonlyArray<PriceOnRoute> =>
  prices
    .flatMap((price): ReadonlyArray<PriceOnRoute> => {
      const positions = price.positionPrices ?? (price.bestPosition === undefined ? [] : [price.bestPosition])
      const later = positions.filter(({ arrival }) => !isPast(arrival, now))
      const free = later.filter(({ lock }) => lock === undefined)
      const [first, ...others] = free.length > 0 ? free : later
      if (first === undefined) return []
      const bestPosition = others.reduce(
        (best, other) => (compareFigures(other.figures, best.figures) < 0 ? other : best),
        first,
      )
      return [{ ...price, bestPosition, figures: bestPosition.figures, lock: bestPosition.lock }]
    })
    .toSorted((one, other) => compareFigures(one.figures, other.figures))

const isPast = (arrival: string | undefined, now: string): boolean =>
  arrival !== undefined && isoDateAt(arrival) === isoDateAt(now) && compareTimes(arrival, now) === -1
