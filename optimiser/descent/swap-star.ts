import { findPlaces, PLACES, type Places } from './best-positions'
import { link, note } from './link-nodes'
import { fineOf } from './measure-route'
import { LEAST, type Sketch } from './working-routes'

/** The best trade of two stops found so far. Changed in place, for speed. */
type Trade = { one: number; other: number; cost: number }

/**
 * Lets two routes trade a stop each, which goes to the cheapest place in the other route, if that is cheaper in all
 * (SWAP* of Vidal 2022). Only where no route can be late.
 */
export const tryTrade = (sketch: Sketch, places: Places, from: number, to: number): boolean => {
  const { stops, next, load, fine, amount } = sketch
  findPlaces(sketch, places, from, to)
  findPlaces(sketch, places, to, from)
  const had = (fine[from] ?? 0) + (fine[to] ?? 0)
  const best: Trade = { one: 0, other: 0, cost: -LEAST }
  for (let one = next[stops + from] ?? 0; one < stops; one = next[one] ?? 0)
    for (let other = next[stops + to] ?? 0; other < stops; other = next[other] ?? 0) {
      const moved = (amount[one] ?? 0) - (amount[other] ?? 0)
      const fines = fineOf(sketch, (load[from] ?? 0) - moved, 0) + fineOf(sketch, (load[to] ?? 0) + moved, 0) - had
      if (fines + (places.left[one] ?? 0) + (places.left[other] ?? 0) < best.cost)
        offer(sketch, places, best, { one, other, cost: fines })
    }
  if (best.cost === -LEAST) return false
  trade(sketch, places, best)
  note(sketch, from, to, -best.cost)
  return true
}

/** Makes a trade the best one if it is cheaper, now that its insertions are counted too. */
const offer = (sketch: Sketch, places: Places, best: Trade, { one, other, cost }: Trade): void => {
  const left = (places.left[one] ?? 0) + (places.left[other] ?? 0)
  const whole = cost + left + costWithout(sketch, places, one, other) + costWithout(sketch, places, other, one)
  if (whole < best.cost) Object.assign(best, { one, other, cost: whole })
}

/** What it costs to insert a stop into the other route after the other stop has left. */
const costWithout = (sketch: Sketch, places: Places, stop: number, gone: number): number => {
  const at = placeWithout(sketch, places, stop, gone)
  const instead = costInstead(sketch, stop, gone)
  return at < 0 ? instead : Math.min(instead, places.cost[at] ?? 0)
}

const costInstead = ({ calls, metres, next, prev }: Sketch, stop: number, gone: number): number => {
  const before = prev[gone] ?? 0
  const after = next[gone] ?? 0
  const ways = (metres[before * calls + stop] ?? 0) + (metres[stop * calls + after] ?? 0)
  return ways - (metres[before * calls + after] ?? 0)
}

/** The first of its best places that does not touch the stop that leaves, or -1. */
const placeWithout = ({ next }: Sketch, { after, cost }: Places, stop: number, gone: number): number => {
  for (let at = PLACES * stop; at < PLACES * (stop + 1) && (cost[at] ?? 0) < Infinity; at += 1) {
    const call = after[at] ?? 0
    if (call !== gone && next[call] !== gone) return at
  }
  return -1
}

const trade = (sketch: Sketch, places: Places, { one, other }: Trade): void => {
  const { next, prev } = sketch
  const callFor = (stop: number, gone: number): number => {
    const at = placeWithout(sketch, places, stop, gone)
    const isInstead = at < 0 || costInstead(sketch, stop, gone) <= (places.cost[at] ?? 0)
    return isInstead ? (prev[gone] ?? 0) : (places.after[at] ?? 0)
  }
  const [callOfOne, callOfOther] = [callFor(one, other), callFor(other, one)]
  for (const gone of [one, other]) link(sketch, prev[gone] ?? 0, next[gone] ?? 0)
  const [afterOne, afterOther] = [next[callOfOne] ?? 0, next[callOfOther] ?? 0]
  link(sketch, callOfOne, one)
  link(sketch, one, afterOne)
  link(sketch, callOfOther, other)
  link(sketch, other, afterOther)
}
