import type { Facts } from '../facts'
import type { Search } from '../search'

/** From what heat the search cools down to what. */
export type Heat = { readonly hot: number; readonly cold: number }

/** By so much dearer a plan may become at first, and at last, in ways between stops that lie close. */
const HOT = 1
const COOLING = 100
/** With windows, long routes are knotted, and it takes more to undo them: so many stops count as one. */
const KNOT = 8
const HOTTEST = 3
/** Where vehicles or days differ, or time has a price, whole routes have to change before anything is won by it. */
const UNLIKE = 3

export const heatOf = ({ facts, kept }: Search, scale: number): Heat => {
  const routes = kept.length.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  const stops = (facts.stops - kept.left.count) / Math.max(1, routes)
  const unlike = facts.isPlain ? 1 : UNLIKE
  const hot = scale * unlike * (facts.hasWindows ? Math.min(HOTTEST, Math.max(HOT, stops / KNOT)) : HOT)
  return { hot, cold: hot / COOLING }
}

/** How far stops lie apart where they lie close: the mean way to the nearest of them, in what it costs. */
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
  return count === 0 ? 1 : sum / count
}
