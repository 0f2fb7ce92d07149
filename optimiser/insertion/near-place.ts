import type { Facts } from '../facts'
import type { Search } from '../search'
import { NOBODY, type Tours } from '../tours'

/**
 * The cheapest place just before or behind a neighbour, for plain problems. Neighbours come nearest first. A gap beside
 * this neighbour saves at most its own length on the way there and back, so that most gaps need no look.
 */
export const offerNear = ({ facts, tours, akin, chance, offer, blink }: Search, stop: number): void => {
  const { amount, capacity, weights } = facts
  const { order, leg, stride, spot, vehicleOf, load } = tours
  const room = (capacity[0] ?? 0) - (amount[stop] ?? 0)
  let best = offer.cost / weights.perMetre
  let found = -1
  for (let at = stop * akin.each; at < (stop + 1) * akin.each; at += 1) {
    const near = akin.list[at] ?? 0
    const vehicle = vehicleOf[near] ?? NOBODY
    if (vehicle !== NOBODY && (load[vehicle] ?? 0) <= room) {
      const gap = vehicle * stride + (spot[near] ?? 0)
      const far = 2 * (akin.metres[at] ?? 0)
      const on = far - (leg[near] ?? 0) < best ? detourAt(facts, tours, stop, gap, best) : Infinity
      const there =
        far - (leg[order[gap - 1] ?? 0] ?? 0) < best
          ? detourAt(facts, tours, stop, gap - 1, Math.min(best, on))
          : Infinity
      const detour = Math.min(on, there)
      if (detour < best && chance.part() >= blink) {
        best = detour
        found = there < on ? gap - 1 : gap
      }
    }
  }
  if (found < 0) return
  offer.vehicle = Math.floor(found / stride)
  offer.before = found - offer.vehicle * stride
  offer.cost = best * weights.perMetre
}

/**
 * The extra metres of an insertion; Infinity where they are no fewer than the most, or where it makes the route late.
 */
const detourAt = (facts: Facts, tours: Tours, stop: number, gap: number, most: number): number => {
  const { places, place, seconds, secondsTo, metres, metresTo, open, close, service } = facts
  const { order, leg, headDone, tailLast } = tours
  const row = (place[stop] ?? 0) * places
  const before = order[gap] ?? 0
  const after = order[gap + 1] ?? 0
  const from = row + (place[before] ?? 0)
  const to = row + (place[after] ?? 0)
  const detour = (metresTo[from] ?? 0) + (metres[to] ?? 0) - (leg[before] ?? 0)
  if (detour >= most) return Infinity
  if (facts.isTimeless) return detour
  const starts = Math.max((headDone[before] ?? 0) + (secondsTo[from] ?? 0), open[stop] ?? 0)
  const isInTime =
    starts <= (close[stop] ?? 0) && starts + (service[stop] ?? 0) + (seconds[to] ?? 0) <= (tailLast[after] ?? 0)
  return isInTime ? detour : Infinity
}
