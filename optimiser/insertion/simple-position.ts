import type { Facts } from '../instance'
import type { Tours } from '../tours'
import type { Offer } from '../search'
import { firstGap } from './first-gap'

/** Where a stop adds the fewest metres to a route, for plain problems. */
export const offerPlainly = (facts: Facts, tours: Tours, stop: number, vehicle: number, offer: Offer): void => {
  const { places, place, seconds, secondsTo, metres, metresTo, open, close, service, weights } = facts
  const { order, stride, length, leg, headDone, tailLast } = tours
  const row = (place[stop] ?? 0) * places
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  const [opens, closes, serve] = [open[stop] ?? 0, close[stop] ?? 0, service[stop] ?? 0]
  const fixed = count === 0 ? (facts.fixedCost[vehicle] ?? 0) : 0
  let best = (offer.cost - fixed) / weights.perMetre
  let found = -1
  const earliest = firstGap(tours, first, first + count, opens + serve)
  let call = order[earliest] ?? 0
  let from = row + (place[call] ?? 0)
  for (let at = earliest; at <= first + count; at += 1) {
    const next = order[at + 1] ?? 0
    const to = row + (place[next] ?? 0)
    const detour = (metresTo[from] ?? 0) + (metres[to] ?? 0) - (leg[call] ?? 0)
    if (detour < best) {
      const arrives = (headDone[call] ?? 0) + (secondsTo[from] ?? 0)
      const starts = arrives > opens ? arrives : opens
      if (starts <= closes && starts + serve + (seconds[to] ?? 0) <= (tailLast[next] ?? 0)) {
        best = detour
        found = at
      }
    }
    if ((headDone[next] ?? 0) > closes) break
    call = next
    from = to
  }
  if (found < 0) return
  offer.vehicle = vehicle
  offer.before = found - first
  offer.cost = best * weights.perMetre + fixed
}
