import * as E from 'fp-ts/Either'
import type {
  ProblemStop,
  ProposedRoute,
  ProposedVisit,
  Seconds,
  ProposedBreak,
  Travel,
  Vehicle,
} from '../../src/domain/problem'
import { noRoad, type Hindrance } from './infeasibility'
import { openingAfter } from './service-start'
import {
  arrivalOf,
  breaksToTake,
  isHadAtHome,
  latestBegin,
  paused,
  readyAt,
  setOut,
  type OnTheWay,
  type Pending,
} from './break-times'

/** A timed route, and its length in metres. */
export type Timetable = { readonly route: ProposedRoute; readonly metres: number }

/** The times of a vehicle that visits these stops in this order as early as possible, or the hindrance. */
export const timetableOf = (
  vehicle: Vehicle,
  stops: ReadonlyArray<ProblemStop>,
  travel: Travel,
  leaves: Seconds = vehicle.earliest,
): E.Either<Hindrance, Timetable> => {
  const visits: ProposedVisit[] = []
  const breaks: ProposedBreak[] = []
  let pending = breaksToTake(vehicle, leaves)
  let [from, clock, metres] = [vehicle.start, leaves, 0]
  for (const stop of stops) {
    const leg = travel(from, stop.coordinates)
    if (leg === undefined) return E.left(noRoad)
    const visit = visitOf(stop, setOut(clock, leg.seconds), pending)
    if (E.isLeft(visit)) return E.left({ ...visit.left, whose: stop.id })
    visits.push(visit.right.visit)
    breaks.push(...visit.right.taken)
    pending = pending.slice(visit.right.taken.length)
    ;[from, clock, metres] = [stop.coordinates, visit.right.visit.departure, metres + leg.metres]
  }
  const leg = travel(from, vehicle.end)
  if (leg === undefined) return E.left(noRoad)
  const home = homeward(setOut(clock, leg.seconds), pending)
  if (E.isLeft(home)) return home
  const { returns, taken } = home.right
  if (returns > vehicle.latest) return E.left({ rule: 'hours', by: returns - vehicle.latest })
  return E.right({
    route: { vehicle: vehicle.id, leaves, visits, returns, breaks: [...breaks, ...taken] },
    metres: metres + leg.metres,
  })
}

type Visited = { readonly visit: ProposedVisit; readonly taken: ReadonlyArray<ProposedBreak> }

/** A break is taken before the service where the vehicle waits anyway, or where it would be too late afterwards. */
const visitOf = (
  stop: ProblemStop,
  way: OnTheWay,
  [pause, ...later]: ReadonlyArray<Pending>,
  taken: ReadonlyArray<ProposedBreak> = [],
): E.Either<Hindrance, Visited> => {
  const start = openingAfter(stop, readyAt(way))
  if (E.isLeft(start)) return start
  const departure = start.right + stop.service
  const after = pause && paused(way, pause)
  const goesFirst = after && (readyAt(after.way) <= start.right || departure > latestBegin(pause))
  if (!goesFirst)
    return E.right({ visit: { stop: stop.id, arrival: arrivalOf(way), start: start.right, departure }, taken })
  return after.taken.from > latestBegin(pause)
    ? tooLate(pause, after.taken)
    : visitOf(stop, after.way, later, [...taken, after.taken])
}

const tooLate = (pause: Pending, taken: ProposedBreak): E.Either<Hindrance, never> =>
  E.left({ rule: 'break', by: taken.from - latestBegin(pause) })

type Home = { readonly returns: Seconds; readonly taken: ReadonlyArray<ProposedBreak> }

const homeward = (setsOut: OnTheWay, pending: ReadonlyArray<Pending>): E.Either<Hindrance, Home> => {
  const taken: ProposedBreak[] = []
  let way = setsOut
  for (const pause of pending) {
    if (isHadAtHome(pause, readyAt(way))) continue
    const after = paused(way, pause)
    if (after.taken.from > latestBegin(pause)) return tooLate(pause, after.taken)
    taken.push(after.taken)
    way = after.way
  }
  return E.right({ returns: readyAt(way), taken })
}
