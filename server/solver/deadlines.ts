import type { ProblemStop, Seconds, Travel, Vehicle } from '../../src/domain/problem'
import { latestServiceStart } from './service-start'

/** The last moment to be at a stop so that no later stop is too late, and the vehicle is home in time. */
export type Deadline = { readonly time: Seconds; readonly rule: 'window' | 'hours' }

/**
 * The deadlines of all stops of a tour and of its end. Breaks are not counted, so the real deadlines may be earlier.
 */
export const deadlinesOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  travel: Travel,
): ReadonlyArray<Deadline> => {
  let next: Deadline = { time: vehicle.latest, rule: 'hours' }
  let nextLocation = vehicle.end
  const deadlines = [next]
  for (const stop of stops.toReversed()) {
    const ownDeadline = latestServiceStart(stop)
    const deadlineOfNext = next.time - (travel(stop.coordinates, nextLocation)?.seconds ?? 0) - stop.service
    next =
      ownDeadline < deadlineOfNext ? { time: ownDeadline, rule: 'window' } : { time: deadlineOfNext, rule: next.rule }
    nextLocation = stop.coordinates
    deadlines.push(next)
  }
  return deadlines.toReversed()
}
