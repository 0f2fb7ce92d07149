import type { Facts } from '../facts'
import { dayCost, type Tours } from '../tours'
import type { Offer } from '../search'
import { lastPinned } from './pinned'
import { hasRoom, hasRoomAfter } from './room'
import { costWith } from './tried'

/** Where a stop makes a route dearer by the least, whatever the problem holds. */
export const offerRichly = (facts: Facts, tours: Tours, stop: number, vehicle: number, offer: Offer): void => {
  if (facts.fits[vehicle * facts.stops + stop] !== 1 || !hasRoom(facts, tours, stop, vehicle)) return
  const { order, stride, length } = tours
  const pin = facts.pinned[stop] ?? 0
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  const from = pin > 0 ? Math.max(pin - 1, lastPinned(facts, tours, vehicle)) : lastPinned(facts, tours, vehicle)
  const until = pin > 0 ? pin - 1 : count
  const fixed =
    (count === 0 ? (facts.fixedCost[vehicle] ?? 0) : 0) + (facts.visitCost?.[vehicle * facts.stops + stop] ?? 0)
  for (let before = from; before <= until && before <= count; before += 1) {
    const call = order[first + before] ?? 0
    if ((tours.headDone[call] ?? 0) > (facts.close[stop] ?? 0)) break
    const isRoomy = !facts.isMixed || hasRoomAfter(facts, tours, stop, vehicle, call)
    const cost = isRoomy ? fixed + dearer(facts, tours, stop, vehicle, before) : Infinity
    if (cost < offer.cost) {
      const sure = facts.isDirect ? cost : costWith(facts, tours, stop, vehicle, before) - (tours.cost[vehicle] ?? 0)
      if (sure < offer.cost) {
        offer.vehicle = vehicle
        offer.before = before
        offer.cost = sure
      }
    }
  }
}

/** Routes up to here are cheap enough to be worked out in full wherever there is hope. */
const SHORT = 8

/**
 * By how much a route becomes dearer in way and time: exactly where pieces are direct, never less than this in a short
 * route, and about as much in a long one.
 */
const dearer = (facts: Facts, tours: Tours, stop: number, vehicle: number, before: number): number => {
  const { places, place, stops, seconds, secondsTo, metres, metresTo, weights } = facts
  const at = vehicle * tours.stride + before
  const call = tours.order[at] ?? 0
  const next = tours.order[at + 1] ?? 0
  const row = (place[stop] ?? 0) * places
  const from = row + (place[call] ?? 0)
  const to = row + (place[next] ?? 0)
  const duration = durationWith(facts, tours, stop, { call, next, there: secondsTo[from] ?? 0, on: seconds[to] ?? 0 })
  if (duration === Infinity) return Infinity
  const there = metresTo[from] ?? 0
  const on = metres[to] ?? 0
  const leg = tours.leg[call] ?? 0
  const way = weights.perMetre * (there + on - leg)
  const was = (tours.length[vehicle] ?? 0) < SHORT ? tours.duration[vehicle] : tours.atBest[vehicle]
  const time = dayCost(facts, duration) - dayCost(facts, was ?? 0)
  if (weights.compactness === 0) return way + time
  const within = (call < stops ? there : 0) + (next < stops ? on : 0) - (call < stops && next < stops ? leg : 0)
  return way + time + weights.compactness * within
}

type Gap = { readonly call: number; readonly next: number; readonly there: number; readonly on: number }

/** How long the route takes with the stop in this gap; without end where it comes too late. */
const durationWith = (facts: Facts, tours: Tours, stop: number, { call, next, there, on }: Gap): number => {
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
  return Math.max(done + (tours.tailTime[next] ?? 0) - leaves, (tours.tailDone[next] ?? 0) - leaves, whole)
}
