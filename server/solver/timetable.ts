import * as E from 'fp-ts/Either'
import type {
  ProblemStop,
  ProposedRoute,
  ProposedVisit,
  Seconds,
  ProposedBreak,
  FindLeg,
  Vehicle,
  Break,
} from '../../src/domain/problem'
import { noRoad, type Infeasibility } from './infeasibility'
import { serviceStartAfter } from './service-start'
import { overload } from './loads'

/** A timed route, and its length in metres. */
export type Timetable = { readonly route: ProposedRoute; readonly metres: number }

/** The times of a vehicle that visits these stops in this order as early as possible, or the infeasibility. */
export const timetableOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  findLeg: FindLeg,
  leaves: Seconds = vehicle.earliest,
): E.Either<Infeasibility, Timetable> => {
  const visits: ProposedVisit[] = []
  const breaks: ProposedBreak[] = []
  let pending = breaksToTake(vehicle, leaves)
  let [from, clock, metres] = [vehicle.start, leaves, 0]
  for (const stop of stops) {
    const leg = findLeg(from, stop.coordinates)
    if (leg === undefined) return E.left(noRoad)
    const nextVisit = visitWithBreaks(stop, startDrive(clock, leg.seconds), pending)
    if (E.isLeft(nextVisit)) return E.left({ ...nextVisit.left, missedStop: stop.id })
    visits.push(nextVisit.right.visit)
    breaks.push(...nextVisit.right.takenBreaks)
    pending = pending.slice(nextVisit.right.takenBreaks.length)
    ;[from, clock, metres] = [stop.coordinates, nextVisit.right.visit.departure, metres + leg.metres]
  }
  const leg = findLeg(from, vehicle.end)
  if (leg === undefined) return E.left(noRoad)
  const returnTrip = returnHome(startDrive(clock, leg.seconds), pending)
  if (E.isLeft(returnTrip)) return returnTrip
  const { returns, takenBreaks } = returnTrip.right
  if (returns > vehicle.latest) return E.left({ rule: 'hours', by: returns - vehicle.latest })
  return E.right({
    route: { vehicle: vehicle.id, leaves, visits, returns, breaks: [...breaks, ...takenBreaks] },
    metres: metres + leg.metres,
  })
}

type VisitWithBreaks = { readonly visit: ProposedVisit; readonly takenBreaks: ReadonlyArray<ProposedBreak> }

/** A break is taken before the service where the vehicle waits anyway, or where it would be too late afterwards. */
const visitWithBreaks = (
  stop: ProblemStop,
  state: DriveState,
  [nextBreak, ...laterBreaks]: ReadonlyArray<PendingBreak>,
  takenBreaks: ReadonlyArray<ProposedBreak> = [],
): E.Either<Infeasibility, VisitWithBreaks> => {
  const start = serviceStartAfter(stop, readyTimeOf(state))
  if (E.isLeft(start)) return start
  const departure = start.right + stop.service
  const afterBreak = nextBreak && takeBreak(state, nextBreak)
  const isBreakFirst =
    afterBreak && (readyTimeOf(afterBreak.state) <= start.right || departure > latestBreakStart(nextBreak))
  if (!isBreakFirst)
    return E.right({
      visit: { stop: stop.id, arrival: arrivalOf(state), start: start.right, departure },
      takenBreaks,
    })
  return afterBreak.takenBreak.from > latestBreakStart(nextBreak)
    ? breakTooLate(nextBreak, afterBreak.takenBreak)
    : visitWithBreaks(stop, afterBreak.state, laterBreaks, [...takenBreaks, afterBreak.takenBreak])
}

const breakTooLate = (nextBreak: PendingBreak, takenBreak: ProposedBreak): E.Either<Infeasibility, never> =>
  E.left({ rule: 'break', by: takenBreak.from - latestBreakStart(nextBreak) })

type ReturnWithBreaks = { readonly returns: Seconds; readonly takenBreaks: ReadonlyArray<ProposedBreak> }

const returnHome = (
  initialState: DriveState,
  pending: ReadonlyArray<PendingBreak>,
): E.Either<Infeasibility, ReturnWithBreaks> => {
  const takenBreaks: ProposedBreak[] = []
  let state = initialState
  for (const nextBreak of pending) {
    if (canTakeAtHome(nextBreak, readyTimeOf(state))) continue
    const afterBreak = takeBreak(state, nextBreak)
    if (afterBreak.takenBreak.from > latestBreakStart(nextBreak)) return breakTooLate(nextBreak, afterBreak.takenBreak)
    takenBreaks.push(afterBreak.takenBreak)
    state = afterBreak.state
  }
  return E.right({ returns: readyTimeOf(state), takenBreaks })
}

/** A break that is still to be taken, with its index among the breaks of the vehicle. */
type PendingBreak = Break & { readonly index: number }

/** The last moment at which a break can begin. */
const latestBreakStart = ({ window, length }: Break): Seconds => window.to - length

/**
 * The breaks to be taken on the road, the most urgent first. Before a late departure there may be time for a break.
 */
const breaksToTake = (vehicle: Vehicle, leaves: Seconds): ReadonlyArray<PendingBreak> =>
  vehicle.breaks
    .map((driverBreak, index): PendingBreak => ({ ...driverBreak, index }))
    .filter(({ window, length }) => Math.min(leaves, window.to) - window.from < length)
    .toSorted((first, second) => latestBreakStart(first) - latestBreakStart(second))

/** Whether there is time for a break after the return. */
const canTakeAtHome = (driverBreak: Break, returns: Seconds): boolean =>
  Math.max(returns, driverBreak.window.from) <= latestBreakStart(driverBreak)

/** A vehicle that drives to a stop or waits there: the present time, and how many seconds of driving are left. */
type DriveState = {
  readonly clock: Seconds
  readonly remainingDrive: Seconds
  /** the moment of arrival, once there is nothing left to drive */
  readonly arrivedAt: Seconds | undefined
}

const startDrive = (clock: Seconds, remainingDrive: Seconds): DriveState => ({
  clock,
  remainingDrive,
  arrivedAt: remainingDrive === 0 ? clock : undefined,
})

const arrivalOf = ({ clock, remainingDrive, arrivedAt }: DriveState): Seconds => arrivedAt ?? clock + remainingDrive

/** The first moment at which the vehicle has arrived and has no break. */
const readyTimeOf = (state: DriveState): Seconds => Math.max(arrivalOf(state), state.clock)

/** Drives on or waits until the break can begin, and takes it. */
const takeBreak = (
  state: DriveState,
  driverBreak: PendingBreak,
): { readonly state: DriveState; readonly takenBreak: ProposedBreak } => {
  const from = Math.max(state.clock, driverBreak.window.from)
  const driveBefore = Math.min(state.remainingDrive, from - state.clock)
  const remainingDrive = state.remainingDrive - driveBefore
  const arrivedAt = state.arrivedAt ?? (remainingDrive === 0 ? state.clock + driveBefore : undefined)
  const to = from + driverBreak.length
  return { state: { clock: to, remainingDrive, arrivedAt }, takenBreak: { index: driverBreak.index, from, to } }
}

/** Whether a vehicle has the time and the capacity to visit these stops in this order. */
export const isDrivable = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, findLeg: FindLeg): boolean =>
  overload(vehicle, stops) === 0 && E.isRight(timetableOf(vehicle, stops, findLeg))
