import type { Facts } from '../facts'
import type { Search } from '../search'

/** From what heat the search cools down to what. */
export type Heat = { readonly hot: number; readonly cold: number }

/** By so much dearer a plan may become at first, and at last, in ways between stops that lie close. */
const HOT = 1
const COOLING = 100
/** In plain problems with windows and more stops than this, what is knotted at last would stay knotted. */
const SOME = 600
const COOLING_OF_SOME = 30
/** With windows, or where there are many stops, long routes are knotted, and it takes more to undo them: so many stops count as one. */
const KNOT = 8
const HOTTEST = 3
/** In plain problems of so many stops without windows there is no time for small gains: it stays as hot as this to the end. */
const MANY = 2000
const HOTTEST_OF_MANY = 4
const COLD_OF_MANY = 0.1
/** Where vehicles or days differ, or time has a price, whole routes have to change before anything is won by it. */
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
