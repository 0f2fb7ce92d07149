import { shuffle, type Chance } from '../random'
import { improveBetween } from './improve-between'
import { NEAR_FIRST, NEAR_LAST } from './allowed-orders'
import { NONE, type Sketch } from './working-routes'
import { noTrades, tradeAround } from './swap-star-around'
import { improveWithin } from './improve-within'

/**
 * Local search: improves the routes by small moves until none helps (Vidal and others
 * 2013). Yields after every stop that was tried.
 */
export const descend = function* (sketch: Sketch, chance: Chance): Generator<void, void, void> {
  const turns = Int32Array.from({ length: sketch.stops }, (_, stop) => stop)
  shuffle(turns, turns.length, chance)
  const trades = noTrades(sketch)
  let isBetter = true
  for (let round = 0; isBetter; round += 1) {
    const before = sketch.changes
    for (const stop of turns) if (improveAround(sketch, stop, round > 0)) yield
    for (const stop of sketch.isTimed ? [] : turns) if (tradeAround(sketch, trades, stop)) yield
    isBetter = round === 0 || sketch.changes > before
  }
}

/** How many of its near stops a stop is tried beside; more take time and seldom help. */
const NEAR = 21

/** Tries to place a stop just behind or just before its near stops. Returns whether there was anything to try. */
const improveAround = (sketch: Sketch, stop: number, mayGoOut: boolean): boolean => {
  const { stops, prev, tourOf, near, mayPrecede, changed, tried, origin } = sketch
  const since = tried[stop] ?? 0
  let hasTried = false
  tried[stop] = sketch.changes
  const first = stop * near.each
  for (let at = first + 1; at < first + Math.min(near.each, NEAR); at += 1) {
    const other = near.list[at] ?? 0
    const mine = tourOf[stop] ?? 0
    const his = tourOf[other] ?? 0
    const isKnown = (origin[mine] ?? 0) > 0 && origin[mine] === origin[his]
    if (!isKnown && ((changed[mine] ?? 0) > since || (changed[his] ?? 0) > since)) {
      hasTried = true
      const improve = mine === his ? improveWithin : improveBetween
      const before = prev[other] ?? 0
      const ways = mayPrecede[at] ?? 0
      const isMoved = (ways & NEAR_FIRST) > 0 && improve(sketch, stop, other)
      if (!isMoved && before >= stops && (ways & NEAR_LAST) > 0) improve(sketch, stop, before)
    }
  }
  if (mayGoOut && sketch.idle !== NONE && (changed[tourOf[stop] ?? 0] ?? 0) > since)
    improveBetween(sketch, stop, stops + sketch.idle)
  return hasTried
}
