import type { ProblemStop, Seconds, Travel, Vehicle } from '../../src/domain/problem'
import { lastOpening } from './service-start'

/** The last moment to be at a stop so that no later stop is too late, and the vehicle is home in time. */
export type Deadline = { readonly at: Seconds; readonly rule: 'window' | 'hours' }

/**
 * The deadlines of all stops of a tour and of its end. Breaks are not counted, so the real deadlines may be earlier.
 */
export const deadlinesOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  travel: Travel,
): ReadonlyArray<Deadline> => {
  let next: Deadline = { at: vehicle.latest, rule: 'hours' }
  let to = vehicle.end
  const deadlines = [next]
  for (const stop of stops.toReversed()) {
    const own = lastOpening(stop)
    const forOthers = next.at - (travel(stop.coordinates, to)?.seconds ?? 0) - stop.service
    next = own < forOthers ? { at: own, rule: 'window' } : { at: forOthers, rule: next.rule }
    to = stop.coordinates
    deadlines.push(next)
  }
  return deadlines.toReversed()
}
