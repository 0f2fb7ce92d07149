import { BYTE_ORDER_MARK, csvLine } from '../../src/domain/text'
import { pathOfRoute } from '../../src/domain/map'
import type { Plan } from '../../src/domain/plan'
import { isReload, routeNameOf, type Activity, type Route } from '../../src/domain/route'
import { stopNameOf, type Stop, type StopId } from '../../src/domain/stop'
import { stopColumns, stopsInOrder, type ExportedStop } from './stop-columns'

/** Makes the parts of a file one by one. */
export type WriteParts<Part> = (plan: Plan) => Iterable<Part>

export const writeCsv: WriteParts<string> = function* (plan) {
  yield BYTE_ORDER_MARK + csvLine(stopColumns.map(({ name }) => name))
  for (const exported of stopsInOrder(plan))
    yield csvLine(stopColumns.map(({ cellOf }) => String(cellOf(exported) ?? '')))
}

/** A point for each stop, with every column of the table, and a line for each route. */
export const writeGeoJson: WriteParts<string> = function* (plan) {
  yield '{"type":"FeatureCollection","features":['
  let separator = ''
  for (const feature of featuresOf(plan)) {
    yield `${separator}\n${JSON.stringify(feature)}`
    separator = ','
  }
  yield '\n]}\n'
}

const featuresOf = function* (plan: Plan): Iterable<object> {
  for (const exported of stopsInOrder(plan)) {
    const { coordinates } = exported.stop.facts
    yield {
      type: 'Feature',
      id: exported.stop.facts.id,
      // Without coordinates a stop is no less a stop, which the format allows.
      geometry: coordinates === undefined ? null : { type: 'Point', coordinates: [coordinates.lng, coordinates.lat] },
      properties: Object.fromEntries(stopColumns.map(({ name, cellOf }) => [name, cellOf(exported)])),
    }
  }
  for (const route of plan.routes) {
    const line = pathOfRoute(route)
    if (line.length > 1)
      yield {
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: line.map(({ lat, lng }) => [lng, lat]) },
        properties: { Route: routeNameOf(route), Driver: route.driverName, Day: route.day },
      }
  }
}

/** As a navigation device takes them: a place for each stop, and the stops of each route in their order. */
export const writeGpx: WriteParts<string> = function* (plan) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Rondrit" xmlns="http://www.topografix.com/GPX/1/1">\n'
  const stops = stopsInOrder(plan)
  for (const { stop } of stops) yield pointOf('wpt', stop)
  const stopsOf = groupByRoute(stops)
  for (const route of plan.routes) {
    yield `<rte><name>${xmlText(routeNameOf(route))}</name>\n`
    for (const visit of route.visits) {
      const stop = stopsOf.get(route)?.get(visit.id)
      if (stop !== undefined) yield pointOf('rtept', stop)
      else if (isReload(visit)) yield reloadPoint(visit)
    }
    yield '</rte>\n'
  }
  yield '</gpx>\n'
}

const groupByRoute = (stops: ReadonlyArray<ExportedStop>): ReadonlyMap<Route, ReadonlyMap<StopId, Stop>> => {
  const stopsOf = new Map<Route, Map<StopId, Stop>>()
  for (const { route, stop } of stops) {
    if (route === undefined) continue
    const present = stopsOf.get(route)
    if (present === undefined) stopsOf.set(route, new Map([[stop.facts.id, stop]]))
    else present.set(stop.facts.id, stop)
  }
  return stopsOf
}

/** A device cannot go to a stop without coordinates. */
const pointOf = (tag: 'wpt' | 'rtept', stop: Stop): string => {
  const { coordinates, addressSummary } = stop.facts
  if (coordinates === undefined) return ''
  const description = addressSummary === undefined ? '' : `<desc>${xmlText(addressSummary)}</desc>`
  return `<${tag} lat="${coordinates.lat}" lon="${coordinates.lng}"><name>${xmlText(stopNameOf(stop))}</name>${description}</${tag}>\n`
}

const reloadPoint = ({ address: { coordinates } }: Activity): string =>
  coordinates === undefined
    ? ''
    : `<rtept lat="${coordinates.lat}" lon="${coordinates.lng}"><name>Reload at depot</name></rtept>\n`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** A text within XML, which cannot hold most control characters. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? '')
