import type { TrackedJob } from '../../../application/optimisation'
import type { Driver } from '../../../domain/driver'
import { findRouteWarnings, driverLimitsOf } from '../../../domain/problem'
import type { Route, StopLookup } from '../../../domain/route'
import { changeInMetres, changeInSeconds, changeInStops } from './format-figures'
import { measured, type Measured } from './distance-and-time'

export type Sums = {
  readonly before: Measured | undefined
  readonly after: Measured
  /** how many today, and how many in the proposal */
  readonly unplanned: readonly [number, number]
}

/** What is compared: the routes of the days that were asked for, as they are and as proposed. */
type BothWays = {
  readonly now: ReadonlyArray<Route>
  readonly afterwards: ReadonlyArray<Route>
  readonly sums: Sums
  readonly stopOf: StopLookup
  readonly drivers: ReadonlyArray<Driver>
}

/**
 * Whether today's routes may as well stay: the chosen crews drive them, they break no rule, and the proposal has no
 * fewer stops left out, routes, metres or seconds, and no shorter longest day.
 */
export const isNoBetter = (of: TrackedJob, { now, afterwards, sums, stopOf, drivers }: BothWays): boolean => {
  const { before, after, unplanned } = sums
  if (before === undefined || !now.every((route) => of.crews.includes(crewOf(of, route)))) return false
  if (now.some((route) => findRouteWarnings(route, stopOf, driverLimitsOf(route, drivers)).length > 0)) return false
  const changes = [
    changeInStops(unplanned[1] - unplanned[0]),
    changeInStops(afterwards.length - now.length),
    changeInMetres(after.metres - before.metres),
    changeInSeconds((after.seconds ?? 0) - (before.seconds ?? 0)),
    changeInSeconds(longestOf(afterwards) - longestOf(now)),
  ]
  return changes.every(({ kind }) => kind !== 'better')
}

const longestOf = (routes: ReadonlyArray<Route>): number =>
  routes.reduce((most, route) => Math.max(most, measured(route).seconds ?? 0), 0)

const crewOf = ({ planFor }: TrackedJob, { driverId, externalRouteId }: Route): string =>
  String(planFor === 'drivers' ? driverId : externalRouteId)
