import * as E from 'fp-ts/Either'
import { dayLabel, type RouteDay } from '../../../src/domain/calendar'
import { formatClockTime, problemOf, type ProblemStop, type Travel, type Vehicle } from '../../../src/domain/problem'
import { stopDayOf, type Stop } from '../../../src/domain/stop'
import { keptFromAlone } from '../../solver'
import type { Situation } from '../problem/build-problem'
import { capitalised, leftOutWords } from './unplanned-message'
import { whoDrives } from '../problem/choose-route-drivers'

/** The most vehicles that are tried in all, so that a report does not block the server. */
const MOST_TRIED = 20_000

/**
 * A likely reason why no route visits a stop, where no optimisation has given one; undefined where a vehicle could
 * visit it.
 */
export const whyItSeems = (
  situation: Omit<Situation, 'today'>,
  travel: Travel,
): ((stop: Stop) => string | undefined) => {
  const { plan, headquarters } = situation
  const driving = whoDrives(situation, { driverIds: undefined, externalRouteIds: undefined })
  const driversAndCarriers = E.isRight(driving) ? driving.right.map(({ crew }) => crew) : []
  const routeDays = new Set(plan.routes.flatMap(({ day }) => day ?? []))
  let tried = 0
  return (stop) => {
    const day = stopDayOf(stop)
    const days = day === undefined ? [...routeDays] : [day]
    tried += driversAndCarriers.length * days.length
    if (tried > MOST_TRIED) return undefined
    const made = problemOf({ stops: [stop] }, { driversAndCarriers, days, headquarters, options: noWish })
    if (E.isLeft(made)) return made.left.kind === 'no stops' ? capitalised(made.left.notInProblem[0]?.reason ?? '') : undefined
    const [asked] = made.right.problem.stops
    const { vehicles } = made.right.problem
    return (asked && whyNobodyCan(asked, vehicles, travel)) ?? noRouteOn(day, routeDays)
  }
}

const noWish = { weights: undefined, lateness: undefined, budgetSeconds: undefined, seed: undefined }

const whyNobodyCan = (stop: ProblemStop, vehicles: ReadonlyArray<Vehicle>, travel: Travel): string | undefined => {
  const reasons = keptFromAlone(stop, vehicles, travel)
  if (reasons.length === 0) return undefined
  return (
    largerThanAny(stop, vehicles) ??
    beforeAnybody(stop, vehicles) ??
    leftOutWords(reasons, new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])))
  )
}

const largerThanAny = ({ demand: [load = 0] }: ProblemStop, vehicles: ReadonlyArray<Vehicle>): string | undefined => {
  const most = Math.max(...vehicles.map(({ capacity: [room = 0] }) => room))
  return load > most ? `Larger than any vehicle: takes ${load}, the largest holds ${most}` : undefined
}

const beforeAnybody = ({ windows }: ProblemStop, vehicles: ReadonlyArray<Vehicle>): string | undefined => {
  const first = Math.min(...vehicles.map(({ earliest }) => earliest))
  const last = Math.max(...windows.map(({ to }) => to))
  return windows.length > 0 && last < first
    ? `Time slot ends at ${formatClockTime(last)}, before anybody starts: the first at ${formatClockTime(first)}`
    : undefined
}

const noRouteOn = (day: RouteDay | undefined, routeDays: ReadonlySet<RouteDay>): string | undefined =>
  day === undefined || routeDays.has(day) ? undefined : `No route goes out on ${dayLabel(day)}`
