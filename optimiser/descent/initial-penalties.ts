import type { Facts, Nearest } from '../instance'
import type { Sketch } from './working-routes'

/** The first penalty for load: a mean load too much costs as much as driving to so many close stops. */
const CLOSE = 5
/** The first penalty for lateness: a second too late costs as much as so many seconds of driving. */
const HURRY = 20

export const firstFines = (facts: Facts, { each, list }: Nearest): Pick<Sketch, 'loadFine' | 'lateFine'> => {
  const { stops, place, places, metres, seconds, amount } = facts
  let [way, time] = [0, 0]
  for (let stop = 0; stop < stops; stop += 1)
    for (let rank = 1; rank <= Math.min(CLOSE, each - 1); rank += 1) {
      const pair = (place[stop] ?? 0) * places + (place[list[stop * each + rank] ?? 0] ?? 0)
      way += metres[pair] ?? 0
      time += seconds[pair] ?? 0
    }
  const loads = amount.reduce((sum, one) => sum + one, 0)
  return { loadFine: way / Math.max(1, loads), lateFine: (HURRY * way) / Math.max(1, time) }
}
