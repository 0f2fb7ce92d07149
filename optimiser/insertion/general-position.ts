import type { Facts } from '../instance'
import { durationByWaysWith, pausedBetween } from '../timing'
import { dayCost, type Tours } from '../tours'
import type { Offer } from '../search'
import { besides } from './fixed-cost'
import { SHORT, wayDearer, type Gap } from './gap'
import { dearerByDelays } from './extra-cost-by-delays'
import { lastPinned } from './last-pinned'
import { hasRoom, hasRoomAfter } from './capacity'
import { costWith } from './route-cost-with'

type Known = { readonly facts: Facts; readonly tours: Tours; readonly isSkipped?: () => boolean }

const never = (): boolean => false

/** The cheapest place for a stop in a route, for problems of any kind. */
export const offerRichly = (
  { facts, tours, isSkipped = never }: Known,
  stop: number,
  vehicle: number,
  offer: Offer,
): void => {
  if (facts.fits[vehicle * facts.stops + stop] !== 1 || !hasRoom(facts, tours, stop, vehicle)) return
  const { order, stride, length } = tours
  const pin = facts.pinned[stop] ?? 0
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  const from = pin > 0 ? Math.max(pin - 1, lastPinned(facts, tours, vehicle)) : lastPinned(facts, tours, vehicle)
  const until = pin > 0 ? pin - 1 : count
  const fixed = besides(facts, tours, stop, vehicle)
  for (let before = from; before <= until && before <= count; before += 1) {
    const call = order[first + before] ?? 0
    if ((tours.headDone[call] ?? 0) > (facts.close[stop] ?? 0)) break
    const isRoomy = !facts.isMixed || hasRoomAfter(facts, tours, stop, vehicle, call)
    const cost = isRoomy && !isSkipped() ? fixed + dearer(facts, tours, stop, vehicle, before) : Infinity
    if (cost < offer.cost) {
      const sure = facts.isDirect
        ? cost
        : fixed + surely(facts, tours, { stop, vehicle, before }, cost - fixed, offer.cost - fixed)
      if (sure < offer.cost) {
        offer.vehicle = vehicle
        offer.before = before
        offer.cost = sure
      }
    }
  }
}

/**
 * What a route costs more in metres and time. Exact where one label says all about times; a lower bound where the ways
 * to do the route are known or it is short; an estimate elsewhere.
 */
const dearer = (facts: Facts, tours: Tours, stop: number, vehicle: number, before: number): number => {
  const { places, place, seconds, secondsTo } = facts
  const at = vehicle * tours.stride + before
  const call = tours.order[at] ?? 0
  const next = tours.order[at + 1] ?? 0
  const row = (place[stop] ?? 0) * places
  const there = secondsTo[row + (place[call] ?? 0)] ?? 0
  const on = seconds[row + (place[next] ?? 0)] ?? 0
  const duration = durationWith(facts, tours, stop, vehicle, { call, next, there, on })
  if (duration === Infinity) return Infinity
  const isBound = tours.ways !== undefined || tours.delays !== undefined || (tours.length[vehicle] ?? 0) < SHORT
  const was = isBound ? tours.duration[vehicle] : tours.atBest[vehicle]
  return wayDearer(facts, tours, { stop, vehicle, before }) + dayCost(facts, duration) - dayCost(facts, was ?? 0)
}

/**
 * The exact extra cost where it may still be less than the most: from the known ways to do both
 * pieces, or else by computing the route in full.
 */
const surely = (facts: Facts, tours: Tours, gap: Gap, least: number, most: number): number => {
  const { stop, vehicle, before } = gap
  const isLenient = facts.weights.lateness !== undefined
  const known = isLenient ? dearerByDelays(facts, tours, gap, { least, most }) : dearerByWays(facts, tours, gap)
  if (known !== undefined) return known
  return (
    costWith(facts, tours, stop, vehicle, before) - (tours.cost[vehicle] ?? 0) - besides(facts, tours, stop, vehicle)
  )
}

const dearerByWays = (facts: Facts, tours: Tours, { stop, vehicle, before }: Gap): number | undefined => {
  const duration = durationByWaysWith(facts, tours, vehicle, before, stop)
  if (duration === undefined) return undefined
  const time = dayCost(facts, duration) - dayCost(facts, tours.duration[vehicle] ?? 0)
  return duration === Infinity ? Infinity : wayDearer(facts, tours, { stop, vehicle, before }) + time
}

type Between = { readonly call: number; readonly next: number; readonly there: number; readonly on: number }

/** How long the route takes with the stop in this gap; Infinity where it would be late. */
const durationWith = (
  facts: Facts,
  tours: Tours,
  stop: number,
  vehicle: number,
  { call, next, there, on }: Between,
): number => {
  const serve = facts.service[stop] ?? 0
  const arrives = (tours.headDone[call] ?? 0) + there
  if (arrives > (facts.close[stop] ?? 0)) return Infinity
  const done = Math.max(arrives, facts.open[stop] ?? 0) + serve + on
  if (done > (tours.tailLast[next] ?? 0)) return Infinity
  const before = (tours.headTime[call] ?? 0) + there
  const time = before + serve + on
  const leaves = Math.min(
    tours.headLast[call] ?? 0,
    (facts.close[stop] ?? 0) - before,
    (tours.tailLast[next] ?? 0) - time,
  )
  const whole = time + (tours.tailTime[next] ?? 0)
  const back = Math.max(done + (tours.tailTime[next] ?? 0), tours.tailDone[next] ?? 0)
  return Math.max(back - leaves, whole + pausedBetween(facts, vehicle, leaves, back))
}
