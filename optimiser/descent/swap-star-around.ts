import { noPlaces, type Places } from './best-positions'
import type { Sketch } from './working-routes'
import { tryTrade } from './swap-star'

/**
 * What is kept while routes are tried for trades. `tried` holds, by pair of vehicles, the last change before their try.
 */
export type Trades = { readonly places: Places; readonly tried: Int32Array }

/** Where a route could be late, stops are not traded. */
export const noTrades = ({ isTimed, stops, vehicles }: Sketch): Trades => ({
  places: noPlaces(isTimed ? 0 : stops),
  tried: new Int32Array(isTimed ? 0 : vehicles ** 2),
})

/**
 * Two routes are tried for trades where one of them has a stop that is among so many nearest of a stop of the other.
 */
const NEAR = 8

/** Tries trades between the route of a stop and those that come near it. Returns whether there was anything to try. */
export const tradeAround = (sketch: Sketch, { places, tried }: Trades, stop: number): boolean => {
  const { vehicles, near, tourOf, changed, origin } = sketch
  const first = stop * near.each
  let hasTried = false
  for (let at = first + 1; at < first + Math.min(NEAR, near.each); at += 1) {
    const mine = tourOf[stop] ?? 0
    const his = tourOf[near.list[at] ?? 0] ?? 0
    const pair = Math.min(mine, his) * vehicles + Math.max(mine, his)
    const isKnown = mine === his || ((origin[mine] ?? 0) > 0 && origin[mine] === origin[his])
    if (!isKnown && Math.max(changed[mine] ?? 0, changed[his] ?? 0) > (tried[pair] ?? 0)) {
      tried[pair] = sketch.changes
      hasTried = true
      tryTrade(sketch, places, mine, his)
    }
  }
  return hasTried
}
