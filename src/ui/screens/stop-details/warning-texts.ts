import * as O from 'fp-ts/Option'
import type { Driver } from '../../../domain/driver'
import { findVisit, type Plan } from '../../../domain/plan'
import { violationMessage, findRouteWarnings, driverLimitsOf, type Warning } from '../../../domain/problem'
import { stopNameOf, rowStateOf, stopList, type Stop, type StopId } from '../../../domain/stop'

/** Warnings of the route listed here; the details of the route list all. */
const MAX_LISTED = 3

/** Warnings of the stop, followed by those of the route that visits it. */
export const warningTexts = (plan: Plan, stop: Stop, drivers: ReadonlyArray<Driver>): ReadonlyArray<string> => {
  const state = rowStateOf(stop)
  const ownWarnings = state.kind === 'plain' ? [] : [state.message]
  const visit = O.toUndefined(findVisit(plan, stop.id))
  if (visit === undefined) return ownWarnings
  const routeWarnings = findRouteWarnings(
    visit.route,
    (id) => stopList.get(plan.stops, id),
    driverLimitsOf(visit.route, drivers),
  )
  const [stopWarnings, otherWarnings] = [
    routeWarnings.filter((warning) => isAbout(warning, stop.id)),
    routeWarnings.filter((warning) => !isAbout(warning, stop.id)),
  ]
  return [
    ...ownWarnings,
    ...stopWarnings.map((warning) => `This stop is ${violationMessage(warning)}`),
    ...routeWarningTexts(plan, otherWarnings),
  ]
}

const isAbout = (warning: Warning, id: StopId): boolean => 'stop' in warning && warning.stop === id

const routeWarningTexts = (plan: Plan, warnings: ReadonlyArray<Warning>): ReadonlyArray<string> => {
  const texts = warnings
    .slice(0, MAX_LISTED)
    .map((warning) => `On its route: ${stopNamePrefix(plan, warning)}${violationMessage(warning)}`)
  return warnings.length > MAX_LISTED ? [...texts, `On its route: ${warnings.length - MAX_LISTED} more`] : texts
}

const stopNamePrefix = (plan: Plan, warning: Warning): string => {
  const stop = 'stop' in warning ? stopList.get(plan.stops, warning.stop) : undefined
  return stop === undefined ? '' : `${stopNameOf(stop)}, `
}
