import * as E from 'fp-ts/Either'
import { dayLabel, type RouteDay } from '../../../src/domain/calendar'
import { formatClockTime, problemOf, type ProblemStop, type FindLeg, type Vehicle } from '../../../src/domain/problem'
import { stopDayOf, type Stop } from '../../../src/domain/stop'
import { idleVehicleInfeasibilities } from '../../solver'
import { driversOrElseCarriers, type ProblemSource } from '../problem/build-problem'
import { capitalise } from '../../../src/domain/text'
import { unplannedMessage } from './unplanned-reasons'

/** The most vehicles that are tried for the stops of a report, all together, so that it does not block the server. */
const MAX_TRIED_VEHICLES = 20_000

/**
 * A message with a likely reason why no route visits a stop, where no optimisation has given one. Undefined where a
 * vehicle could visit the stop and its day has routes, and after too many vehicles were tried for earlier stops.
 */
export const likelyUnplannedReason = (
  source: Omit<ProblemSource, 'today'>,
  findLeg: FindLeg,
): ((stop: Stop) => string | undefined) => {
  const { plan, headquarters } = source
  const driversAndCarriers = driversOrElseCarriers(source).map(({ driverOrCarrier }) => driverOrCarrier)
  const routeDays = new Set(plan.routes.flatMap(({ day }) => day ?? []))
  let triedVehicleCount = 0
  return (stop) => {
    const day = stopDayOf(stop)
    const days = day === undefined ? [...routeDays] : [day]
    triedVehicleCount += driversAndCarriers.length * days.length
    if (triedVehicleCount > MAX_TRIED_VEHICLES) return undefined
    const builtProblem = problemOf(
      { stops: [stop] },
      { driversAndCarriers, days, headquarters, options: defaultOptions },
    )
    if (E.isLeft(builtProblem))
      return builtProblem.left.kind === 'no stops'
        ? capitalise(builtProblem.left.notInProblem[0]?.reason ?? '')
        : undefined
    const [problemStop] = builtProblem.right.problem.stops
    const { vehicles } = builtProblem.right.problem
    return (problemStop && infeasibleMessage(problemStop, vehicles, findLeg)) ?? noRouteMessage(day, routeDays)
  }
}

const defaultOptions = { weights: undefined, latenessWeight: undefined, budgetSeconds: undefined, seed: undefined }

/** Why no vehicle can visit the stop, even if it visits no other; undefined where one can. */
const infeasibleMessage = (
  stop: ProblemStop,
  vehicles: ReadonlyArray<Vehicle>,
  findLeg: FindLeg,
): string | undefined => {
  const infeasibilities = idleVehicleInfeasibilities(stop, vehicles, findLeg)
  if (infeasibilities.length === 0) return undefined
  return (
    tooLargeMessage(stop, vehicles) ??
    tooEarlyMessage(stop, vehicles) ??
    unplannedMessage(infeasibilities, new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])))
  )
}

const tooLargeMessage = ({ demand: [load = 0] }: ProblemStop, vehicles: ReadonlyArray<Vehicle>): string | undefined => {
  const maxCapacity = Math.max(...vehicles.map(({ capacity: [firstCapacity = 0] }) => firstCapacity))
  return load > maxCapacity ? `Larger than any vehicle: takes ${load}, the largest holds ${maxCapacity}` : undefined
}

const tooEarlyMessage = ({ windows }: ProblemStop, vehicles: ReadonlyArray<Vehicle>): string | undefined => {
  const earliestStart = Math.min(...vehicles.map(({ earliest }) => earliest))
  const latestEnd = Math.max(...windows.map(({ to }) => to))
  return windows.length > 0 && latestEnd < earliestStart
    ? `Time slot ends at ${formatClockTime(latestEnd)}, before anybody starts: the first at ${formatClockTime(earliestStart)}`
    : undefined
}

const noRouteMessage = (day: RouteDay | undefined, routeDays: ReadonlySet<RouteDay>): string | undefined =>
  day === undefined || routeDays.has(day) ? undefined : `No route goes out on ${dayLabel(day)}`
