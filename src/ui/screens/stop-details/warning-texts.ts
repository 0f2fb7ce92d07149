import * as O from 'fp-ts/Option'
import type { Driver } from '../../../domain/driver'
import { findVisit, type Plan } from '../../../domain/plan'
import { violationMessage, findRouteWarnings, driverLimitsOf, type Warning } from '../../../domain/problem'
import { stopNameOf, rowStateOf, getStop, type Stop, type StopId } from '../../../domain/stop'

/** How many are told; the route's own page tells them all. */
const TOLD = 3

/** What is to be checked about a stop, and about the route that visits it: the stop's own first. */
export const warningsOnScreen = (plan: Plan, stop: Stop, drivers: ReadonlyArray<Driver>): ReadonlyArray<string> => {
  const state = rowStateOf(stop)
  const own = state.kind === 'plain' ? [] : [state.message]
  const found = O.toUndefined(findVisit(plan, stop.id))
  if (found === undefined) return own
  const broken = findRouteWarnings(found.route, (id) => getStop(plan.stops, id), driverLimitsOf(found.route, drivers))
  const [here, others] = [broken.filter((one) => isAbout(one, stop.id)), broken.filter((one) => !isAbout(one, stop.id))]
  return [...own, ...here.map((one) => `This stop is ${violationMessage(one)}`), ...onTheRoute(plan, others)]
}

const isAbout = (warning: Warning, id: StopId): boolean => 'stop' in warning && warning.stop === id

const onTheRoute = (plan: Plan, warnings: ReadonlyArray<Warning>): ReadonlyArray<string> => {
  const told = warnings.slice(0, TOLD).map((one) => `On its route: ${nameIn(plan, one)}${violationMessage(one)}`)
  return warnings.length > TOLD ? [...told, `On its route: ${warnings.length - TOLD} more`] : told
}

const nameIn = (plan: Plan, warning: Warning): string => {
  const stop = 'stop' in warning ? getStop(plan.stops, warning.stop) : undefined
  return stop === undefined ? '' : `${stopNameOf(stop)}, `
}
