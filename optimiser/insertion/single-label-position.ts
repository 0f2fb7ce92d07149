import type { Facts } from '../instance'
import type { Offer } from '../search'
import { dayCost, type Tours } from '../tours'
import { besides } from './fixed-cost'
import { firstGap } from './first-gap'
import { hasRoom, hasRoomAfter } from './capacity'

/**
 * The cheapest place for a stop in a route, where one label says all about times and no stop has a fixed position. A
 * gap is only computed in full where its metres alone leave hope, since a detour never shortens the day.
 */
export const offerDirectly = (facts: Facts, tours: Tours, stop: number, vehicle: number, offer: Offer): void => {
  if (facts.fits[vehicle * facts.stops + stop] !== 1 || !hasRoom(facts, tours, stop, vehicle)) return
  const { places, place, seconds, secondsTo, metres, metresTo, open, close, service, weights } = facts
  const { order, stride, length, leg, headDone, headTime, headLast, tailDone, tailTime, tailLast } = tours
  const row = (place[stop] ?? 0) * places
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  const [opens, closes, serve] = [open[stop] ?? 0, close[stop] ?? 0, service[stop] ?? 0]
  const fixed = besides(facts, tours, stop, vehicle)
  const known = fixed - dayCost(facts, tours.duration[vehicle] ?? 0)
  const earliest = firstGap(tours, first, last, opens + serve)
  let call = order[earliest] ?? 0
  let from = row + (place[call] ?? 0)
  for (let at = earliest; at <= last; at += 1) {
    const ready = headDone[call] ?? 0
    if (ready > closes) break
    const next = order[at + 1] ?? 0
    const to = row + (place[next] ?? 0)
    const way = weights.perMetre * ((metresTo[from] ?? 0) + (metres[to] ?? 0) - (leg[call] ?? 0))
    if (fixed + way < offer.cost) {
      const there = secondsTo[from] ?? 0
      const on = serve + (seconds[to] ?? 0)
      const [due, rest] = [tailLast[next] ?? 0, tailTime[next] ?? 0]
      const done = Math.max(ready + there, opens) + on
      const before = (headTime[call] ?? 0) + there
      const leaves = Math.min(headLast[call] ?? 0, closes - before, due - before - on)
      const day = Math.max(done + rest - leaves, (tailDone[next] ?? 0) - leaves, before + on + rest)
      const isInTime = ready + there <= closes && done <= due
      const cost = isInTime ? known + way + dayCost(facts, day) : Infinity
      if (cost < offer.cost && (!facts.isMixed || hasRoomAfter(facts, tours, stop, vehicle, call))) {
        offer.vehicle = vehicle
        offer.before = at - first
        offer.cost = cost
      }
    }
    call = next
    from = to
  }
}
