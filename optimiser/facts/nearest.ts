import type { Facts } from './facts'

/** By stop: the stops that are nearest to it, itself the first. */
export type Nearest = { readonly each: number; readonly list: Int32Array }

/** Enough to find several routes to take strings out of. */
const NEAREST = 100
/** Enough to find a good place beside one of them. */
const AKIN = 40
/** What a second of waiting counts, beside a metre. */
const WAIT = 0.2

export const nearestOf = (facts: Facts, isStopped: () => boolean): Nearest => {
  const { stops, place, places, metres } = facts
  return ranked(
    stops,
    NEAREST,
    isStopped,
    (one, other) => metres[(place[one] ?? 0) * places + (place[other] ?? 0)] ?? 0,
  )
}

/** Near in space and in time: those beside which a stop may well be visited (Vidal and others 2013). */
export const akinOf = (facts: Facts, isStopped: () => boolean): Nearest =>
  ranked(facts.stops, AKIN, isStopped, (one, other) => Math.min(apart(facts, one, other), apart(facts, other, one)))

const apart = (facts: Facts, one: number, other: number): number => {
  const { place, places, metres, seconds, open, close, service } = facts
  const pair = (place[one] ?? 0) * places + (place[other] ?? 0)
  const time = (service[one] ?? 0) + (seconds[pair] ?? 0)
  const wait = Math.max(0, (open[other] ?? 0) - (close[one] ?? 0) - time)
  const late = Math.max(0, (open[one] ?? 0) + time - (close[other] ?? 0))
  return (metres[pair] ?? 0) + WAIT * wait + late
}

type Apart = (one: number, other: number) => number

const ranked = (stops: number, most: number, isStopped: () => boolean, apartOf: Apart): Nearest => {
  const each = Math.min(stops, most)
  const list = new Int32Array(stops * each)
  const keys = new Float64Array(stops)
  for (let stop = 0; stop < stops && !isStopped(); stop += 1) {
    for (let other = 0; other < stops; other += 1) keys[other] = Math.round(apartOf(stop, other) + 1) * stops + other
    keys[stop] = stop
    least(keys, each)
    const chosen = keys.subarray(0, each).toSorted()
    for (let rank = 0; rank < each; rank += 1) list[stop * each + rank] = (chosen[rank] ?? 0) % stops
  }
  return { each, list }
}

/** Brings so many of the least to the front, in no order (Hoare's selection). */
const least = (keys: Float64Array, count: number): void => {
  let [low, high] = [0, keys.length - 1]
  while (low < high) {
    const pivot = keys[(low + high) >> 1] ?? 0
    let [up, down] = [low, high]
    while (up <= down) {
      while ((keys[up] ?? 0) < pivot) up += 1
      while ((keys[down] ?? 0) > pivot) down -= 1
      if (up <= down) {
        const kept = keys[up] ?? 0
        keys[up] = keys[down] ?? 0
        keys[down] = kept
        up += 1
        down -= 1
      }
    }
    if (count - 1 <= down) high = down
    else if (count - 1 >= up) low = up
    else return
  }
}
