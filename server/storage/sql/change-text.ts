import { unchangedVisits, encodePlanChange, type PlanChange, type BeforeAfter } from '../../../src/domain/history'
import type { Route } from '../../../src/domain/route'
import type { StopFacts } from '../../../src/domain/stop'
import { routeText } from './route-text'
import { stopText, type StopTexts } from './stop-text'
import { json } from './stored-json'

/** The JSON of what `writePlanChange` writes. It reuses the texts of routes and stops, most of which exist already. */
export const changeText = (change: PlanChange, written: StopTexts = new Map()): string => {
  const isKnown = unchangedVisits(change.routes)
  const ofRoute = (route: Route): string => routeText(route, isKnown)
  const ofStop = (stop: StopFacts): string => stopText(stop, written)
  const routes = change.routes.map(({ index, ...turned }) => `{"index":${index}${sides(turned, ofRoute)}}`)
  const stops = change.stops.map(
    ({ id, place, ...turned }) => `{"id":${json(id)},"place":${place}${sides(turned, ofStop)}}`,
  )
  const { routes: _routes, stops: _stops, ...rest } = encodePlanChange({ ...change, routes: [], stops: [] })
  return `{"routes":[${routes.join(',')}],"stops":[${stops.join(',')}],${json(rest).slice(1)}`
}

const sides = <A>({ before, after }: BeforeAfter<A>, text: (side: A) => string): string =>
  (before === undefined ? '' : `,"before":${text(before)}`) + (after === undefined ? '' : `,"after":${text(after)}`)
