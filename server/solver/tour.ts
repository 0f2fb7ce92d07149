import * as E from 'fp-ts/Either'
import type { ProblemStop, FindLeg, Vehicle, Seconds } from '../../src/domain/problem'
import type { CostModel } from './cost-rates'
import { timetableOf, type Timetable } from './timetable'
import { latestServiceStart } from './service-start'

/** The sequence of stops of a vehicle, with its timetable. */
export type TimedTour = {
  readonly vehicle: Vehicle
  readonly stops: ReadonlyArray<ProblemStop>
  /** this many positions at the start are fixed: further stops come after them */
  readonly fixedCount: number
  readonly timetable: Timetable | undefined
  /** a deadline for each stop, and one for the return */
  readonly deadlines: ReadonlyArray<Deadline>
}

export const idleTour = (vehicle: Vehicle): TimedTour => ({
  vehicle,
  stops: [],
  fixedCount: 0,
  timetable: undefined,
  deadlines: [{ time: vehicle.latest, rule: 'hours' }],
})

export const timedTourOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  timetable: Timetable,
  findLeg: FindLeg,
): TimedTour =>
  stops.length === 0
    ? idleTour(vehicle)
    : {
        vehicle,
        stops,
        fixedCount: Math.max(0, ...stops.map(({ fixedPosition }) => fixedPosition?.position ?? 0)),
        timetable,
        deadlines: deadlinesOf(vehicle, stops, findLeg),
      }

/** The final times: a vehicle that would wait on the road leaves later instead, and returns at the same time. */
export const timetableWithLateDeparture = (
  { vehicle, stops: planningStops, timetable }: TimedTour,
  { findLeg, slotRules }: Pick<CostModel, 'findLeg' | 'slotRules'>,
): Timetable | undefined => {
  const [visit] = timetable?.route.visits ?? []
  const stops = planningStops.map((stop, index) =>
    slotRules.withLatestStart(stop, timetable?.route.visits[index]?.start ?? 0),
  )
  const [firstStop] = stops
  if (timetable === undefined || firstStop === undefined || visit === undefined) return timetable
  const { leaves, returns } = timetable.route
  const [deadline] = deadlinesOf({ ...vehicle, latest: returns }, stops, findLeg)
  const driveSeconds = findLeg(vehicle.start, firstStop.coordinates)?.seconds ?? 0
  const departureWithoutWait = leaves + visit.start - visit.arrival
  // With breaks the latest departure is not known; then only the wait at the first stop is avoided.
  const latestDeparture = vehicle.breaks.length === 0 ? (deadline?.time ?? 0) - driveSeconds : departureWithoutWait
  for (const departure of [latestDeparture, departureWithoutWait]) {
    const laterTimetable = departure > leaves ? timetableOf(vehicle, stops, findLeg, departure) : E.left(undefined)
    if (E.isRight(laterTimetable) && laterTimetable.right.route.returns <= returns) return laterTimetable.right
  }
  return timetable
}

export const tourMetres = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, findLeg: FindLeg): number => {
  let [metres, previous] = [0, vehicle.start]
  for (const location of [...stops.map((stop) => stop.coordinates), vehicle.end]) {
    metres += findLeg(previous, location)?.metres ?? 0
    previous = location
  }
  return metres
}

/** The last moment to be at a stop so that no later stop is too late, and the vehicle returns in time. */
type Deadline = { readonly time: Seconds; readonly rule: 'time slot' | 'hours' }

/**
 * The deadlines of all stops of a tour and of its end. Breaks are not counted, so the real deadlines may be earlier.
 */
const deadlinesOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  findLeg: FindLeg,
): ReadonlyArray<Deadline> => {
  let next: Deadline = { time: vehicle.latest, rule: 'hours' }
  let nextLocation = vehicle.end
  const deadlines = [next]
  for (const stop of stops.toReversed()) {
    const ownDeadline = latestServiceStart(stop)
    const deadlineOfNext = next.time - (findLeg(stop.coordinates, nextLocation)?.seconds ?? 0) - stop.service
    next =
      ownDeadline < deadlineOfNext
        ? { time: ownDeadline, rule: 'time slot' }
        : { time: deadlineOfNext, rule: next.rule }
    nextLocation = stop.coordinates
    deadlines.push(next)
  }
  return deadlines.toReversed()
}
