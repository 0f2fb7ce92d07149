import type { Facts } from '../instance'
import { dayCost, hoursByDelays, hoursByDelaysWith, type Hours, type Tours } from '../tours'
import { SHORT, wayDearer, type Gap } from './gap'

/** The least extra cost of an insertion, without lateness, and the extra cost from which it is of no use. */
type Hope = { readonly least: number; readonly most: number }

/**
 * What a route costs more with the delays that a stop brings: Infinity where that is too much, undefined
 * where the route has to be computed in full.
 */
export const dearerByDelays = (facts: Facts, tours: Tours, gap: Gap, { least, most }: Hope): number | undefined => {
  const price = facts.weights.lateness ?? 0
  if (least + price * ownDelay(facts, tours, gap) >= most) return Infinity
  const count = tours.length[gap.vehicle] ?? 0
  // An extra stop may change which windows and breaks are best for the others. In short routes that is worth computing.
  if (tours.delays?.isOnlyWay !== true && count < SHORT) return undefined
  const was = count === 0 ? AT_HOME : hoursByDelays(facts, tours, gap.vehicle)
  const { before, stop } = gap
  const mostLate = was.late + (most - least) / price
  const hours = hoursByDelaysWith(facts, tours, gap.vehicle, { before, stop, mostLate })
  if (hours.duration === Infinity) return Infinity
  return wayDearer(facts, tours, gap) + hoursCost(facts, hours) - hoursCost(facts, was)
}

const AT_HOME: Hours = { duration: 0, late: 0 }

/** The least lateness at the stop itself: as if there were no breaks, and its last window were the only one. */
const ownDelay = (facts: Facts, { order, stride, headDone }: Tours, { stop, vehicle, before }: Gap): number => {
  const { secondsTo, place, places, firstWindow, windowTo } = facts
  const call = order[vehicle * stride + before] ?? 0
  const arrives = (headDone[call] ?? 0) + (secondsTo[(place[stop] ?? 0) * places + (place[call] ?? 0)] ?? 0)
  return Math.max(0, arrives - (windowTo[(firstWindow[stop + 1] ?? 0) - 1] ?? 0))
}

const hoursCost = (facts: Facts, { duration, late }: Hours): number =>
  dayCost(facts, duration) + (facts.weights.lateness ?? 0) * late
