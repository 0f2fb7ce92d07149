import * as O from 'fp-ts/Option'
import { isLocked } from '../../domain/lock'
import { findVisit, type Plan } from '../../domain/plan'
import { peakLoad, routeNumberOf } from '../../domain/route'
import { isStartOrEnd, serviceSecondsOf, stopList, type Stop, type StopId } from '../../domain/stop'
import { formatAmount, formatDuration, formatNumber, pluralise } from '../../domain/text'

export type SelectionViewModel = {
  readonly stops: ReadonlyArray<StopId>
  /** those that are on a route */
  readonly planned: ReadonlyArray<StopId>
  /** such as `4 stops` */
  readonly count: string
  /** such as `load 16 · 1 h 30 min service · route 5` */
  readonly details: string
  readonly isLocked: boolean
}

/** The selected stops that the plan still has. */
export const selectionViewModel = (plan: Plan, selected: ReadonlySet<StopId>): SelectionViewModel => {
  const stops = [...selected].flatMap((id): ReadonlyArray<Stop> => {
    const stop = stopList.get(plan.stops, id)
    return stop === undefined || isStartOrEnd(stop.facts.type) ? [] : [stop]
  })
  const routes = stops.map(({ facts: { id } }) => O.toUndefined(findVisit(plan, id))?.route)
  return {
    stops: stops.map(({ facts: { id } }) => id),
    planned: stops.filter((_, index) => routes[index] !== undefined).map(({ facts: { id } }) => id),
    count: pluralise(stops.length, 'stop'),
    details: [loadText(stops), serviceText(stops), routesText(routes)].filter((text) => text !== '').join(' · '),
    isLocked: stops.length > 0 && stops.every(({ facts }) => isLocked(facts)),
  }
}

const loadText = (stops: ReadonlyArray<Stop>): string => {
  const load = peakLoad(stops.map(({ facts: { demand } }) => ({ type: 'Delivery', demand })))
  return load.some((amount) => amount > 0) ? `load ${load.map(formatAmount).join(' + ')}` : ''
}

const serviceText = (stops: ReadonlyArray<Stop>): string => {
  const seconds = stops.reduce((sum, { facts }) => sum + serviceSecondsOf(facts), 0)
  return seconds === 0 ? '' : `${formatDuration(seconds)} service`
}

const routesText = (routes: ReadonlyArray<Parameters<typeof routeNumberOf>[0] | undefined>): string => {
  const numbers = new Set(routes.flatMap((route) => (route === undefined ? [] : [routeNumberOf(route)])))
  const unplanned = routes.filter((route) => route === undefined).length
  const [only] = numbers
  const text = numbers.size === 1 ? `route ${only}` : numbers.size === 0 ? '' : `${numbers.size} routes`
  const rest = unplanned === 0 ? '' : unplanned === routes.length ? 'unplanned' : `${formatNumber(unplanned)} unplanned`
  return [text, rest].filter((part) => part !== '').join(', ')
}
