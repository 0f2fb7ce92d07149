import type { TrackedJob } from '../../../application/optimisation'
import type { Driver } from '../../../domain/driver'
import { findRouteWarnings, driverLimitsOf } from '../../../domain/problem'
import type { Route, StopLookup } from '../../../domain/route'
import { metresChange, secondsChange, stopsChange } from './format-figures'
import { distanceAndTimeOf, type DistanceAndTime } from './distance-and-time'

export type TotalsComparison = {
  readonly currentTotals: DistanceAndTime | undefined
  readonly after: DistanceAndTime
  /** how many today, and how many in the proposal */
  readonly unplanned: readonly [number, number]
}

/** What is compared: the routes of the days that were asked for, as they are and as proposed. */
type PlanComparison = {
  readonly currentRoutes: ReadonlyArray<Route>
  readonly proposedRoutes: ReadonlyArray<Route>
  readonly totals: TotalsComparison
  readonly stopOf: StopLookup
  readonly drivers: ReadonlyArray<Driver>
}

/**
 * Whether today's routes may as well stay: the chosen crews drive them, they break no rule, and the proposal has no
 * fewer stops left out, routes, metres or seconds, and no shorter longest day.
 */
export const isNoBetter = (
  trackedJob: TrackedJob,
  { currentRoutes, proposedRoutes, totals, stopOf, drivers }: PlanComparison,
): boolean => {
  const { currentTotals, after, unplanned } = totals
  if (
    currentTotals === undefined ||
    !currentRoutes.every((route) => trackedJob.crews.includes(crewOf(trackedJob, route)))
  )
    return false
  if (currentRoutes.some((route) => findRouteWarnings(route, stopOf, driverLimitsOf(route, drivers)).length > 0))
    return false
  const changes = [
    stopsChange(unplanned[1] - unplanned[0]),
    stopsChange(proposedRoutes.length - currentRoutes.length),
    metresChange(after.metres - currentTotals.metres),
    secondsChange((after.seconds ?? 0) - (currentTotals.seconds ?? 0)),
    secondsChange(longestSecondsOf(proposedRoutes) - longestSecondsOf(currentRoutes)),
  ]
  return changes.every(({ kind }) => kind !== 'better')
}

const longestSecondsOf = (routes: ReadonlyArray<Route>): number =>
  routes.reduce((longest, route) => Math.max(longest, distanceAndTimeOf(route).seconds ?? 0), 0)

const crewOf = ({ planFor }: TrackedJob, { driverId, externalRouteId }: Route): string =>
  String(planFor === 'drivers' ? driverId : externalRouteId)
