import * as E from 'fp-ts/Either'
import type { ProblemStop, Travel, Vehicle } from '../../src/domain/problem'
import { deadlinesOf, type Deadline } from './deadlines'
import type { Roadmap } from './cost-model'
import { timetableOf, type Timetable } from './timetable'

/** The stops of a vehicle so far. */
export type Tour = {
  readonly vehicle: Vehicle
  readonly stops: ReadonlyArray<ProblemStop>
  /** the first so many places are fixed: further stops come behind them */
  readonly kept: number
  readonly timetable: Timetable | undefined
  /** a deadline for each stop, and one for being home */
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

/** The final times: a vehicle that would wait on the way leaves later instead, and is home just as early. */
export const routeOf = (
  { vehicle, stops: fitted, timetable }: Tour,
  { travel, slots }: Pick<Roadmap, 'travel' | 'slots'>,
): Timetable | undefined => {
  const [visit] = timetable?.route.visits ?? []
  const stops = fitted.map((stop, at) => slots.noLater(stop, timetable?.route.visits[at]?.start ?? 0))
  const [first] = stops
  if (timetable === undefined || first === undefined || visit === undefined) return timetable
  const { leaves, returns } = timetable.route
  const [deadline] = deadlinesOf({ ...vehicle, latest: returns }, stops, travel)
  const drive = travel(vehicle.start, first.coordinates)?.seconds ?? 0
  const unlessWaiting = leaves + visit.start - visit.arrival
  // With breaks the latest departure is not known; then only the wait at the first stop is avoided.
  const lastMoment = vehicle.breaks.length === 0 ? (deadline?.at ?? 0) - drive : unlessWaiting
  for (const later of [lastMoment, unlessWaiting]) {
    const timed = later > leaves ? timetableOf(vehicle, stops, travel, later) : E.left(undefined)
    if (E.isRight(timed) && timed.right.route.returns <= returns) return timed.right
  }
  return timetable
}

export const metresOf = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, travel: Travel): number => {
  let [metres, from] = [0, vehicle.start]
  for (const at of [...stops.map((stop) => stop.coordinates), vehicle.end]) {
    metres += travel(from, at)?.metres ?? 0
    from = at
  }
  return metres
}
