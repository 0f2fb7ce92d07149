import type { Coordinates } from '../../src/domain/address'
import type { Travel } from '../travel'

type Placed = { readonly at: Coordinates }

type Seconds = (from: Coordinates, to: Coordinates) => number

/** Orders visits for a short drive from home and back: always on to the nearest, then with crossings taken out. */
export const inShortOrder = <A extends Placed>(
  calls: ReadonlyArray<A>,
  home: Coordinates,
  { leg }: Pick<Travel, 'leg'>,
): ReadonlyArray<A> => {
  const seconds: Seconds = (from, to) => leg(from, to)?.seconds ?? Infinity
  return uncrossed(nearestFirst(calls, home, seconds), home, seconds)
}

const nearestFirst = <A extends Placed>(
  calls: ReadonlyArray<A>,
  from: Coordinates,
  seconds: Seconds,
): ReadonlyArray<A> => {
  const [next, ...others] = calls.toSorted((one, other) => seconds(from, one.at) - seconds(from, other.at))
  return next === undefined ? [] : [next, ...nearestFirst(others, next.at, seconds)]
}

/** Reverses a part of the order as long as that makes the whole drive shorter. */
const uncrossed = <A extends Placed>(
  order: ReadonlyArray<A>,
  home: Coordinates,
  seconds: Seconds,
): ReadonlyArray<A> => {
  for (let from = 0; from < order.length; from += 1)
    for (let to = from + 2; to <= order.length; to += 1) {
      const turned = [...order.slice(0, from), ...order.slice(from, to).toReversed(), ...order.slice(to)]
      if (around(turned, home, seconds) < around(order, home, seconds)) return uncrossed(turned, home, seconds)
    }
  return order
}

const around = (order: ReadonlyArray<Placed>, home: Coordinates, seconds: Seconds): number => {
  let [sum, from] = [0, home]
  for (const { at } of [...order, { at: home }]) {
    sum += seconds(from, at)
    from = at
  }
  return sum
}
