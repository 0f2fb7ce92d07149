import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { ALL_DAYS, dayLabel, type RouteDay } from '../../domain/calendar'
import { mapMessage, viewModeOf, type MapMessage, type MapView } from '../../domain/map'
import { routeAt, stopOf, type Plan } from '../../domain/plan'
import { routeNumberOf } from '../../domain/route'
import { pinLabelOf, countStops, type StopId } from '../../domain/stop'
import { pluralise, formatNumber } from '../../domain/text'

/** What the map is narrowed to, in words, and the message that leaves it; none where there is nothing to leave. */
export type MapStatus = {
  readonly title: string
  readonly lang: 'nl' | undefined
  readonly rest: string
  readonly leave: MapMessage | undefined
}

type Words = Omit<MapStatus, 'leave' | 'lang'>

const unzoom = mapMessage('unzoomFromRoute')

export const mapStatusOf = (plan: Plan, view: MapView): MapStatus => {
  const mode = viewModeOf(view)
  switch (mode.kind) {
    case 'all routes':
      return { ...allOf(plan), lang: undefined, leave: undefined }
    case 'one route':
      return { ...routeOf(plan, mode.index), lang: undefined, leave: unzoom }
    case 'one day':
      return { ...dayOf(plan, mode.day), lang: 'nl', leave: mapMessage('showRouteDay', { routeDay: ALL_DAYS }) }
    case 'unplanned only':
      return { ...unplannedOf(plan), lang: undefined, leave: mapMessage('togglePlannedStops') }
    case 'one stop':
      return { ...oneStop(plan, mode.stopId), lang: undefined, leave: unzoom }
  }
}

/** What is proposed and not saved is shown in the place of the plan. */
export const proposedStatusOf = (proposal: Plan, view: MapView): MapStatus =>
  viewModeOf(view).kind === 'all routes'
    ? { title: 'Proposal', lang: undefined, rest: 'not saved yet', leave: undefined }
    : mapStatusOf(proposal, view)

const allOf = (plan: Plan): Words => {
  const stops = pluralise(countStops(plan.stops), 'stop')
  const routes = plan.routes.length
  return routes === 0
    ? { title: 'All stops', rest: stops }
    : { title: 'All routes', rest: `${pluralise(routes, 'route')}, ${stops}` }
}

/** A route that is gone gives way to all of them, as on the map. */
const routeOf = (plan: Plan, index: number): Words =>
  pipe(
    routeAt(plan, index),
    O.match(
      () => allOf(plan),
      (route) => ({
        title: `Route ${routeNumberOf(route)}`,
        rest: [route.name, pluralise(route.visits.length, 'stop')].filter(Boolean).join(', '),
      }),
    ),
  )

const dayOf = (plan: Plan, day: RouteDay): Words => {
  const routes = plan.routes.filter((route) => route.day === day).length
  const stops = countStops(plan.stops, { onlyUnplanned: false, focusedDay: day })
  return { title: dayLabel(day), rest: `${pluralise(routes, 'route')}, ${pluralise(stops, 'stop')}` }
}

const unplannedOf = (plan: Plan): Words => ({
  title: 'Unplanned stops',
  rest: formatNumber(countStops(plan.stops, { onlyUnplanned: true, focusedDay: undefined })),
})

const oneStop = (plan: Plan, id: StopId | undefined): Words =>
  pipe(
    id === undefined ? O.none : stopOf(plan, id),
    O.match(
      () => ({ title: 'One place', rest: '' }),
      (stop) => {
        const label = pinLabelOf(stop)
        return { title: label.kind === 'dot' ? 'Stop' : `Stop ${label.text}`, rest: stop.customerName }
      },
    ),
  )
