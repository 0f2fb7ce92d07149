import type { Facts } from '../facts'
import { dayCost, hoursByDelays, hoursByDelaysWith, type Hours, type Tours } from '../tours'
import { SHORT, wayDearer, type Gap } from './gap'

/** What it takes at least, lateness left out, and what it may take at most. */
type Hope = { readonly least: number; readonly most: number }

/**
 * By how much a route becomes dearer with the delays that a stop brings; without end where that is more than it may be,
 * undefined where the route is to be worked out in full.
 */
export const dearerByDelays = (facts: Facts, tours: Tours, gap: Gap, { least, most }: Hope): number | undefined => {
  const price = facts.weights.lateness ?? 0
  if (least + price * ownDelay(facts, tours, gap) >= most) return Infinity
  const count = tours.length[gap.vehicle] ?? 0
  // A stop that comes in may change how the others are best done, which is worth looking at where they are few.
  if (tours.delays?.isOnlyWay !== true && count < SHORT) return undefined
  const was = count === 0 ? AT_HOME : hoursByDelays(facts, tours, gap.vehicle)
  const { before, stop } = gap
  const mostLate = was.late + (most - least) / price
  const hours = hoursByDelaysWith(facts, tours, gap.vehicle, { before, stop, mostLate })
  if (hours.duration === Infinity) return Infinity
  return wayDearer(facts, tours, gap) + hoursCost(facts, hours) - hoursCost(facts, was)
}

const AT_HOME: Hours = { duration: 0, late: 0 }

/** How late one comes to the stop itself, at the least: as if there were no breaks, and its last window the only one. */
const ownDelay = (facts: Facts, { order, stride, headDone }: Tours, { stop, vehicle, before }: Gap): number => {
  const { secondsTo, place, places, firstWindow, windowTo } = facts
  const call = order[vehicle * stride + before] ?? 0
  const arrives = (headDone[call] ?? 0) + (secondsTo[(place[stop] ?? 0) * places + (place[call] ?? 0)] ?? 0)
  return Math.max(0, arrives - (windowTo[(firstWindow[stop + 1] ?? 0) - 1] ?? 0))
}

const hoursCost = (facts: Facts, { duration, late }: Hours): number =>
  dayCost(facts, duration) + (facts.weights.lateness ?? 0) * late
