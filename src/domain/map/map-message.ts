import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { RouteDay } from '../calendar'
import { flag, isRecord, number, withFallback, text, wholeNumber, type JsonObject } from '../parse'
import type { StopId } from '../stop'

/** §3, and which stop is meant: two stops may share a place. */
export type MapMessage = {
  readonly type: string
  readonly projectId: string | undefined
  readonly projectName: string | undefined
  readonly routeIndex: number | undefined
  readonly routeDay: RouteDay | undefined
  readonly showMarkers: boolean | undefined
  readonly showPolyline: boolean | undefined
  readonly showMarkerClusters: boolean | undefined
  readonly lat: number | undefined
  readonly lng: number | undefined
  readonly showAll: boolean | undefined
  readonly stopId: StopId | undefined
}

const nothing: Omit<MapMessage, 'type'> = {
  projectId: undefined,
  projectName: undefined,
  routeIndex: undefined,
  routeDay: undefined,
  showMarkers: undefined,
  showPolyline: undefined,
  showMarkerClusters: undefined,
  lat: undefined,
  lng: undefined,
  showAll: undefined,
  stopId: undefined,
}

export const mapMessage = (type: string, fields: Partial<Omit<MapMessage, 'type'>> = {}): MapMessage => ({
  type,
  ...nothing,
  ...fields,
})

/** As stored: fields that are absent are not written. */
export const writtenMessage = (message: MapMessage): string => JSON.stringify(message)

/** A stored message; a field that does not hold what it must counts as absent. */
export const readMapMessage = (written: string): O.Option<MapMessage> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(written)),
    O.filter(isRecord),
    O.map(messageIn),
  )

const messageIn = (record: JsonObject): MapMessage => ({
  type: textIn(record['type']) ?? '',
  projectId: textIn(record['projectId']),
  projectName: textIn(record['projectName']),
  routeIndex: indexIn(record['routeIndex']),
  routeDay: textIn(record['routeDay']),
  showMarkers: flagIn(record['showMarkers']),
  showPolyline: flagIn(record['showPolyline']),
  showMarkerClusters: flagIn(record['showMarkerClusters']),
  lat: numberIn(record['lat']),
  lng: numberIn(record['lng']),
  showAll: flagIn(record['showAll']),
  stopId: textIn(record['stopId']),
})

const wellFormed = withFallback(text(), '')
const textIn = (value: unknown): string | undefined => {
  const found = wellFormed(value)
  return found === '' ? undefined : found
}
const numberIn = withFallback(number(), undefined)
const flagIn = withFallback(flag, undefined)

/** Zero-based, as in addresses and cookies. */
export const indexIn = withFallback(wholeNumber({ min: 0 }), undefined)
