import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { RouteDay } from '../calendar'
import { booleanLike, isJsonObject, number, parseOrFallback, text, wholeNumber, type JsonObject } from '../parse'
import type { StopId } from '../stop'

/** §3, plus the stop's id: two stops may share coordinates. */
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

const emptyFields: Omit<MapMessage, 'type'> = {
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
  ...emptyFields,
  ...fields,
})

/** JSON leaves out undefined fields. */
export const encodeMapMessage = (message: MapMessage): string => JSON.stringify(message)

/** Invalid fields of a stored message are undefined. */
export const decodeMapMessage = (json: string): O.Option<MapMessage> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(json)),
    O.filter(isJsonObject),
    O.map(parseMessage),
  )

const parseMessage = (record: JsonObject): MapMessage => ({
  type: parseOptionalText(record['type']) ?? '',
  projectId: parseOptionalText(record['projectId']),
  projectName: parseOptionalText(record['projectName']),
  routeIndex: parseIndex(record['routeIndex']),
  routeDay: parseOptionalText(record['routeDay']),
  showMarkers: parseOptionalBoolean(record['showMarkers']),
  showPolyline: parseOptionalBoolean(record['showPolyline']),
  showMarkerClusters: parseOptionalBoolean(record['showMarkerClusters']),
  lat: parseOptionalNumber(record['lat']),
  lng: parseOptionalNumber(record['lng']),
  showAll: parseOptionalBoolean(record['showAll']),
  stopId: parseOptionalText(record['stopId']),
})

const parseText = parseOrFallback(text(), '')
const parseOptionalText = (value: unknown): string | undefined => {
  const parsed = parseText(value)
  return parsed === '' ? undefined : parsed
}
const parseOptionalNumber = parseOrFallback(number(), undefined)
const parseOptionalBoolean = parseOrFallback(booleanLike, undefined)

/** Zero-based, as in URLs and cookies. */
export const parseIndex = parseOrFallback(wholeNumber({ min: 0 }), undefined)

/** The layers shown on the map. */
type VisibleLayers = { readonly markers: boolean; readonly lines: boolean; readonly groups: boolean }

export const visibleLayersOf = (settings: MapMessage | undefined): VisibleLayers => ({
  markers: settings?.showMarkers ?? true,
  lines: settings?.showPolyline ?? true,
  groups: settings?.showMarkerClusters ?? true,
})

/** Fields missing in the message keep their value; showAll shows every layer. */
export const mergeMapSettings = (settings: MapMessage | undefined, message: MapMessage): MapMessage => {
  const shownByAll = message.showAll === true ? true : undefined
  return {
    ...message,
    showMarkers: shownByAll ?? message.showMarkers ?? settings?.showMarkers,
    showPolyline: shownByAll ?? message.showPolyline ?? settings?.showPolyline,
    showMarkerClusters: shownByAll ?? message.showMarkerClusters ?? settings?.showMarkerClusters,
  }
}
