import { unchangedVisits, encodePlanChange, type PlanChange, type BeforeAfter } from '../../../src/domain/history'
import type { Route } from '../../../src/domain/route'
import type { StopFacts } from '../../../src/domain/stop'
import { routeText } from './route-text'
import { stopText, type StopTexts } from './stop-text'
import { toJson } from './stored-json'

/** The JSON of `encodePlanChange`. It reuses the texts of routes and stops, most of which exist already. */
export const changeText = (change: PlanChange, stopTexts: StopTexts = new Map()): string => {
  const isUnchangedVisit = unchangedVisits(change.routes)
  const encodeRoute = (route: Route): string => routeText(route, isUnchangedVisit)
  const encodeStop = (stop: StopFacts): string => stopText(stop, stopTexts)
  const routes = change.routes.map(({ index, ...sides }) => `{"index":${index}${encodeSides(sides, encodeRoute)}}`)
  const stops = change.stops.map(
    ({ id, place, ...sides }) => `{"id":${toJson(id)},"place":${place}${encodeSides(sides, encodeStop)}}`,
  )
  const { routes: _routes, stops: _stops, ...otherFields } = encodePlanChange({ ...change, routes: [], stops: [] })
  return `{"routes":[${routes.join(',')}],"stops":[${stops.join(',')}],${toJson(otherFields).slice(1)}`
}

const encodeSides = <A>({ before, after }: BeforeAfter<A>, encodeSide: (side: A) => string): string =>
  (before === undefined ? '' : `,"before":${encodeSide(before)}`) +
  (after === undefined ? '' : `,"after":${encodeSide(after)}`)
