import type { Facts } from '../instance'
import type { Search } from '../search'

/** The temperatures at which annealing begins and ends. */
export type Heat = { readonly hot: number; readonly cold: number }

/**
 * The first temperature, in mean distances between stops that lie close together, and what it is divided by in the end.
 */
const HOT = 1
const COOLING = 100
/**
 * Plain problems with windows and more stops than this cool less, since routes
 * still tangled at low heat would stay tangled.
 */
const SOME = 600
const COOLING_OF_SOME = 30
/**
 * With windows, or with more stops to a route than this, routes tangle more, and untangling them takes more heat: so
 * many times as much for so many times the stops, up to a limit.
 */
const KNOT = 8
const HOTTEST = 3
/**
 * Plain problems without windows and with more stops than this have no time for
 * small gains: they stay this hot to the end.
 */
const MANY = 2000
const HOTTEST_OF_MANY = 4
const COLD_OF_MANY = 0.1
/** Where vehicles or days differ, or time has a price, a gain takes a change of whole routes, and so more heat. */
const UNLIKE = 3

export const heatOf = ({ facts, kept }: Search, scale: number): Heat => {
  const routes = kept.length.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  const stops = (facts.stops - kept.left.count) / Math.max(1, routes)
  const unlike = facts.isPlain ? 1 : UNLIKE
  const areMany = facts.isPlain && !facts.hasWindows && facts.stops > MANY
  const cooling = facts.isPlain && facts.hasWindows && facts.stops > SOME ? COOLING_OF_SOME : COOLING
  const hottest = areMany ? HOTTEST_OF_MANY : facts.hasWindows ? HOTTEST : HOT
  const hot = scale * unlike * Math.min(hottest, Math.max(HOT, stops / KNOT))
  return { hot, cold: areMany ? scale * COLD_OF_MANY : hot / cooling }
}

/** What it costs on average to drive from a stop to one of its nearest stops. */
const NEAR = 10

export const scaleOf = ({ facts, nearest: { each, list } }: Search): number => {
  const { stops, place, places, metres, seconds, weights }: Facts = facts
  let [sum, count] = [0, 0]
  for (let stop = 0; stop < stops; stop += 1)
    for (let rank = 1; rank <= Math.min(NEAR, each - 1); rank += 1) {
      const way = (place[stop] ?? 0) * places + (place[list[stop * each + rank] ?? 0] ?? 0)
      sum += weights.perMetre * (metres[way] ?? 0) + weights.perSecond * (seconds[way] ?? 0)
      count += 1
    }
  return sum === 0 ? 1 : sum / count
}
