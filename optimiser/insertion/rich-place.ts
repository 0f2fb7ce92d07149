import type { Facts } from '../facts'
import { durationByWaysWith, pausedBetween } from '../timing'
import { dayCost, hoursByDelays, hoursByDelaysWith, type Tours } from '../tours'
import type { Offer } from '../search'
import { besides } from './besides'
import { lastPinned } from './pinned'
import { hasRoom, hasRoomAfter } from './room'
import { costWith } from './tried'

/** Routes up to here are cheap enough to be worked out in full wherever there is hope. */
const SHORT = 8

/** Where a stop makes a route dearer by the least, whatever the problem holds. */
export const offerRichly = (facts: Facts, tours: Tours, stop: number, vehicle: number, offer: Offer): void => {
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
    const cost = isRoomy ? fixed + dearer(facts, tours, stop, vehicle, before) : Infinity
    if (cost < offer.cost) {
      const sure = facts.isDirect ? cost : fixed + surely(facts, tours, stop, vehicle, before)
      if (sure < offer.cost) {
        offer.vehicle = vehicle
        offer.before = before
        offer.cost = sure
      }
    }
  }
}

/**
 * By how much a route becomes dearer in way and time: exactly where pieces are direct, never less than this where the
 * ways to do them are known or the route is short, and about as much elsewhere.
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
  return wayDearer(facts, tours, stop, call, next) + dayCost(facts, duration) - dayCost(facts, was ?? 0)
}

/** By how much it becomes dearer in the way that is driven. */
const wayDearer = (facts: Facts, tours: Tours, stop: number, call: number, next: number): number => {
  const { places, place, stops, metres, metresTo, weights } = facts
  const row = (place[stop] ?? 0) * places
  const there = metresTo[row + (place[call] ?? 0)] ?? 0
  const on = metres[row + (place[next] ?? 0)] ?? 0
  const leg = tours.leg[call] ?? 0
  const way = weights.perMetre * (there + on - leg)
  if (weights.compactness === 0) return way
  const within = (call < stops ? there : 0) + (next < stops ? on : 0) - (call < stops && next < stops ? leg : 0)
  return way + weights.compactness * within
}

/** The same for sure: from the ways to do both pieces, or else from the route in full. */
const surely = (facts: Facts, tours: Tours, stop: number, vehicle: number, before: number): number => {
  const at = vehicle * tours.stride + before
  const [call, next] = [tours.order[at] ?? 0, tours.order[at + 1] ?? 0]
  if (tours.delays !== undefined) return withDelays(facts, tours, stop, vehicle, before)
  const duration = durationByWaysWith(facts, tours, vehicle, before, stop)
  if (duration === undefined)
    return (
      costWith(facts, tours, stop, vehicle, before) - (tours.cost[vehicle] ?? 0) - besides(facts, tours, stop, vehicle)
    )
  const time = dayCost(facts, duration) - dayCost(facts, tours.duration[vehicle] ?? 0)
  return duration === Infinity ? Infinity : wayDearer(facts, tours, stop, call, next) + time
}

/** By how much it becomes dearer with the delays that it brings. */
const withDelays = (facts: Facts, tours: Tours, stop: number, vehicle: number, before: number): number => {
  const at = vehicle * tours.stride + before
  const was = tours.length[vehicle] === 0 ? 0 : hoursCost(facts, hoursByDelays(facts, tours, vehicle))
  const hours = hoursCost(facts, hoursByDelaysWith(facts, tours, vehicle, before, stop))
  return wayDearer(facts, tours, stop, tours.order[at] ?? 0, tours.order[at + 1] ?? 0) + hours - was
}

const hoursCost = (facts: Facts, { duration, late }: ReturnType<typeof hoursByDelays>): number =>
  duration === Infinity ? Infinity : dayCost(facts, duration) + (facts.weights.lateness ?? 0) * late

type Gap = { readonly call: number; readonly next: number; readonly there: number; readonly on: number }

/** How long the route takes with the stop in this gap; without end where it comes too late. */
const durationWith = (
  facts: Facts,
  tours: Tours,
  stop: number,
  vehicle: number,
  { call, next, there, on }: Gap,
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
