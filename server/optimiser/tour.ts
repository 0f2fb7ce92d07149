import * as E from 'fp-ts/Either'
import type { ProblemStop, Travel, Vehicle } from '../../src/domain/problem'
import { deadlinesOf, type Deadline } from './deadlines'
import { timetableOf, type Timetable } from './timetable'

/** What a vehicle does so far. */
export type Tour = {
  readonly vehicle: Vehicle
  readonly stops: ReadonlyArray<ProblemStop>
  /** so many places from the first are spoken for: whoever comes goes behind them */
  readonly kept: number
  readonly timetable: Timetable | undefined
  /** one more than there are stops: the last is that of being home */
  readonly deadlines: ReadonlyArray<Deadline>
}

export const idle = (vehicle: Vehicle): Tour => ({
  vehicle,
  stops: [],
  kept: 0,
  timetable: undefined,
  deadlines: [{ at: vehicle.latest, rule: 'hours' }],
})

export const tourOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  timetable: Timetable,
  travel: Travel,
): Tour =>
  stops.length === 0
    ? idle(vehicle)
    : {
        vehicle,
        stops,
        kept: Math.max(0, ...stops.map(({ pin }) => pin?.place ?? 0)),
        timetable,
        deadlines: deadlinesOf(vehicle, stops, travel),
      }

/** The times to drive by: who would only wait at the first stop leaves so much later. */
export const routeOf = ({ vehicle, stops, timetable }: Tour, travel: Travel): Timetable | undefined => {
  const first = timetable?.route.visits[0]
  if (timetable === undefined || first === undefined) return timetable
  const later = timetableOf(vehicle, stops, travel, timetable.route.leaves + first.start - first.arrival)
  return E.isRight(later) && later.right.route.returns <= timetable.route.returns ? later.right : timetable
}

export const metresOf = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, travel: Travel): number => {
  let [metres, from] = [0, vehicle.start]
  for (const at of [...stops.map((stop) => stop.at), vehicle.end]) {
    metres += travel(from, at)?.metres ?? 0
    from = at
  }
  return metres
}
