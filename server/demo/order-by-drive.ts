import type { Coordinates } from '../../src/domain/address'
import type { Travel } from '../travel'

type Located = { readonly at: Coordinates }

type DriveSeconds = (from: Coordinates, to: Coordinates) => number

/** Orders visits for a short drive from home and back: always on to the nearest, then with crossings taken out. */
export const orderByDrive = <A extends Located>(
  visits: ReadonlyArray<A>,
  home: Coordinates,
  { leg }: Pick<Travel, 'leg'>,
): ReadonlyArray<A> => {
  const driveSeconds: DriveSeconds = (from, to) => leg(from, to)?.seconds ?? Infinity
  return removeCrossings(orderByNearest(visits, home, driveSeconds), home, driveSeconds)
}

const orderByNearest = <A extends Located>(
  visits: ReadonlyArray<A>,
  from: Coordinates,
  driveSeconds: DriveSeconds,
): ReadonlyArray<A> => {
  const [next, ...others] = visits.toSorted(
    (first, second) => driveSeconds(from, first.at) - driveSeconds(from, second.at),
  )
  return next === undefined ? [] : [next, ...orderByNearest(others, next.at, driveSeconds)]
}

/** Reverses a part of the order as long as that makes the whole drive shorter. */
const removeCrossings = <A extends Located>(
  order: ReadonlyArray<A>,
  home: Coordinates,
  driveSeconds: DriveSeconds,
): ReadonlyArray<A> => {
  for (let from = 0; from < order.length; from += 1)
    for (let to = from + 2; to <= order.length; to += 1) {
      const reversed = [...order.slice(0, from), ...order.slice(from, to).toReversed(), ...order.slice(to)]
      if (roundTripSeconds(reversed, home, driveSeconds) < roundTripSeconds(order, home, driveSeconds))
        return removeCrossings(reversed, home, driveSeconds)
    }
  return order
}

const roundTripSeconds = (order: ReadonlyArray<Located>, home: Coordinates, driveSeconds: DriveSeconds): number => {
  let [sum, from] = [0, home]
  for (const { at } of [...order, { at: home }]) {
    sum += driveSeconds(from, at)
    from = at
  }
  return sum
}
