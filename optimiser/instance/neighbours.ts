import type { Facts } from './instance'
import { least } from './select-smallest'

/** By stop: its neighbour list, itself first, and the metres to each neighbour or back, whichever is less. */
export type Nearest = { readonly each: number; readonly list: Int32Array; readonly metres: Int32Array }

/** How many neighbours removal gets: enough to meet several routes. */
const NEAREST = 100
/** How many neighbours insertion gets: enough for a good place beside one of them. */
const AKIN = 40
/** What a second of waiting counts for, in metres. */
const WAIT = 0.2

export const nearestOf = (facts: Facts, isStopped: () => boolean): Nearest =>
  ranked(facts, NEAREST, isStopped, ({ place, places, metres }, one, keys, most) => {
    const row = (place[one] ?? 0) * places
    let found = 0
    for (let other = 0; other < keys.length; other += 1) {
      const apart = metres[row + (place[other] ?? 0)] ?? 0
      if (apart < most || other === one) {
        keys[found] = keyOf(one, other, apart, keys.length)
        found += 1
      }
    }
    return found
  })

/** Neighbours in space and in time: the stops beside which a stop may well be visited (Vidal and others 2013). */
export const akinOf = (facts: Facts, isStopped: () => boolean): Nearest =>
  ranked(
    facts,
    AKIN,
    isStopped,
    ({ place, places, metres, metresTo, seconds, secondsTo, ...when }, one, keys, most) => {
      const { open, close, service } = when
      const row = (place[one] ?? 0) * places
      const [opens, closes, serve] = [open[one] ?? 0, close[one] ?? 0, service[one] ?? 0]
      let found = 0
      for (let other = 0; other < keys.length; other += 1) {
        const pair = row + (place[other] ?? 0)
        const [on, back] = [metres[pair] ?? 0, metresTo[pair] ?? 0]
        if (on < most || back < most || other === one) {
          const [opensThere, closesThere] = [open[other] ?? 0, close[other] ?? 0]
          const onTime = serve + (seconds[pair] ?? 0)
          const backTime = (service[other] ?? 0) + (secondsTo[pair] ?? 0)
          const apart = Math.min(
            on + WAIT * Math.max(0, opensThere - closes - onTime) + Math.max(0, opens + onTime - closesThere),
            back + WAIT * Math.max(0, opens - closesThere - backTime) + Math.max(0, opensThere + backTime - closes),
          )
          if (apart < most || other === one) {
            keys[found] = keyOf(one, other, apart, keys.length)
            found += 1
          }
        }
      }
      return found
    },
  )

/**
 * Distance and number of a stop in one figure, so that sorting the figures sorts by distance. A
 * stop comes first among its own neighbours.
 */
const keyOf = (one: number, other: number, apart: number, stops: number): number =>
  one === other ? one : Math.round(apart + 1) * stops + other

/** Writes the keys of all stops nearer than the most to the front, and returns how many there are. */
type Within = (facts: Facts, one: number, keys: Float64Array, most: number) => number

/** The next stop is searched this many times as far as the one before needed; mostly that is far enough. */
const FURTHER = 1.5
/** Added to a radius, so that no rounded distance is ever equal to it. */
const HALF = 0.5

const ranked = (facts: Facts, most: number, isStopped: () => boolean, within: Within): Nearest => {
  const { stops } = facts
  const each = Math.min(stops, most)
  const list = new Int32Array(stops * each)
  const keys = new Float64Array(stops)
  let reach = Infinity
  for (let stop = 0; stop < stops && !isStopped(); stop += 1) {
    let found = within(facts, stop, keys, reach)
    while (found < each) {
      reach = reach < 1e9 ? 2 * reach + HALF : Infinity
      found = within(facts, stop, keys, reach)
    }
    least(keys, found, each)
    const chosen = keys.subarray(0, each).toSorted()
    for (let rank = 0; rank < each; rank += 1) list[stop * each + rank] = (chosen[rank] ?? 0) % stops
    reach = Math.ceil((FURTHER * (chosen[each - 1] ?? 0)) / stops) + HALF
  }
  return { each, list, metres: list.map((near, at) => apartIn(facts, Math.floor(at / each), near)) }
}

const apartIn = ({ place, places, metres, metresTo }: Facts, one: number, other: number): number => {
  const pair = (place[one] ?? 0) * places + (place[other] ?? 0)
  return Math.min(metres[pair] ?? 0, metresTo[pair] ?? 0)
}
