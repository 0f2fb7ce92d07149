import * as O from 'fp-ts/Option'
import type { MovablePin } from '../../application/map'
import { pipe } from 'fp-ts/function'
import { ALL_DAYS, dayLabel, type RouteDay } from '../../domain/calendar'
import { mapMessage, viewModeOf, type MapMessage, type MapView } from '../../domain/map'
import { findVisit, routeAt, stopOf, type Plan } from '../../domain/plan'
import { stopVisitsOf, routeNumberOf } from '../../domain/route'
import { pinLabelOf, countStops, stopNameOf, visibleStops, type StopId } from '../../domain/stop'
import { pluralise, formatNumber } from '../../domain/text'

/** What the map shows, as text, and the message that leaves this view; undefined for the whole plan. */
export type MapStatus = {
  readonly title: string
  readonly lang: 'nl' | undefined
  readonly details: string
  readonly leaveMessage: MapMessage | undefined
}

type StatusText = Omit<MapStatus, 'leaveMessage' | 'lang'>

const unzoomMessage = mapMessage('unzoomFromRoute')

export const mapStatusOf = (plan: Plan, view: MapView): MapStatus => {
  const mode = viewModeOf(view)
  switch (mode.kind) {
    case 'all routes':
      return { ...allRoutesStatus(plan), lang: undefined, leaveMessage: undefined }
    case 'one route':
      return { ...routeStatus(plan, mode.index), lang: undefined, leaveMessage: unzoomMessage }
    case 'one day':
      return {
        ...dayStatus(plan, mode.day),
        lang: 'nl',
        leaveMessage: mapMessage('showRouteDay', { routeDay: ALL_DAYS }),
      }
    case 'unplanned only':
      return { ...unplannedStatus(plan), lang: undefined, leaveMessage: mapMessage('togglePlannedStops') }
    case 'one stop':
      return { ...stopStatus(plan, mode.stopId), lang: undefined, leaveMessage: unzoomMessage }
  }
}

/** While a proposal is open, the map shows it in place of the plan. */
export const proposalStatusOf = (proposal: Plan, view: MapView): MapStatus =>
  viewModeOf(view).kind === 'all routes'
    ? { title: 'Proposal', lang: undefined, details: 'not saved yet', leaveMessage: undefined }
    : mapStatusOf(proposal, view)

/** While a pin is put somewhere, the map is there for that alone. */
export const pinStatusOf = ({ title, name }: Pick<MovablePin, 'title' | 'name'>): MapStatus => ({
  title,
  lang: undefined,
  details: name,
  leaveMessage: undefined,
})

/** Such as `Moving` and `Bakkerij Jansen, place 90 of route 2`. */
export const dragStatusOf = (plan: Plan, movingStops: ReadonlyArray<StopId>): MapStatus => ({
  title: 'Moving',
  lang: undefined,
  details: nameOfStops(plan, movingStops),
  leaveMessage: undefined,
})

const nameOfStops = (plan: Plan, movingStops: ReadonlyArray<StopId>): string => {
  const [first, second] = movingStops
  const stop = first === undefined ? undefined : O.toUndefined(stopOf(plan, first))
  if (first === undefined || stop === undefined || second !== undefined) return pluralise(movingStops.length, 'stop')
  const visit = O.toUndefined(findVisit(plan, first))
  return visit === undefined
    ? stopNameOf(stop)
    : `${stopNameOf(stop)}, place ${visit.visit.stopNumber} of route ${routeNumberOf(visit.route)}`
}

const allRoutesStatus = (plan: Plan): StatusText => {
  const [stopCount, unplannedCount] = [countStops(plan.stops), countUnplanned(plan)]
  const routes = plan.routes.length
  if (routes === 0)
    return {
      title: 'All stops',
      details: `${pluralise(stopCount, 'stop')}${stopCount === 0 ? '' : ', none planned yet'}`,
    }
  return { title: 'All routes', details: countsOf(routes, stopCount, unplannedCount) }
}

/** Such as `2 routes, 36 stops, 1 unplanned`, where the stops are those on routes. */
const countsOf = (routes: number, allStopCount: number, unplannedCount: number): string => {
  const stops = pluralise(allStopCount - unplannedCount, 'stop')
  const unplanned = unplannedCount === 0 ? '' : `, ${formatNumber(unplannedCount)} unplanned`
  return `${pluralise(routes, 'route')}, ${stops}${unplanned}`
}

const countUnplanned = ({ stops }: Plan): number => countStops(stops, { onlyUnplanned: true, focusedDay: undefined })

/** A route that no longer exists counts as all routes, as on the map. */
const routeStatus = (plan: Plan, index: number): StatusText =>
  pipe(
    routeAt(plan, index),
    O.match(
      () => allRoutesStatus(plan),
      (route) => ({
        title: `Route ${routeNumberOf(route)}`,
        details: [route.name, pluralise(stopVisitsOf(route).length, 'stop')].filter(Boolean).join(', '),
      }),
    ),
  )

const dayStatus = (plan: Plan, day: RouteDay): StatusText => {
  const routes = plan.routes.filter((route) => route.day === day).length
  const stops = visibleStops(plan.stops, { onlyUnplanned: false, focusedDay: day })
  const unplanned = stops.filter(({ placement }) => !placement.isPlanned)
  return { title: dayLabel(day), details: countsOf(routes, stops.length, unplanned.length) }
}

const unplannedStatus = (plan: Plan): StatusText => ({
  title: 'Unplanned stops',
  details: formatNumber(countUnplanned(plan)),
})

const stopStatus = (plan: Plan, id: StopId | undefined): StatusText =>
  pipe(
    id === undefined ? O.none : stopOf(plan, id),
    O.match(
      () => ({ title: 'One place', details: '' }),
      (stop) => {
        const label = pinLabelOf(stop.placement)
        return { title: label.kind === 'dot' ? 'Stop' : `Stop ${label.text}`, details: stop.facts.customerName }
      },
    ),
  )
