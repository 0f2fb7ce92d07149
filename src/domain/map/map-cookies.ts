import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { ALL_DAYS } from '../calendar'
import { parseIndex, decodeMapMessage, encodeMapMessage, mergeMapSettings } from './map-message'
import { initialMapView, type MapView } from './map-view'

/** The cookies that store the view of the map (§3). */
export type MapCookie = 'onlyShowPlannedStops' | 'focusedRouteDay' | 'routeIndexForScrolling' | 'mapSettings'

/** A cookie to write, or to remove if the value is undefined. */
export type CookieChange = { readonly cookie: MapCookie; readonly value: string | undefined }

export type MapCookies = Readonly<Record<MapCookie, string | undefined>>

/** §4: the cookies of a view; a route's index is stored while it is zoomed. */
export const cookiesOf = (view: MapView): MapCookies => ({
  onlyShowPlannedStops: String(view.onlyUnplanned),
  focusedRouteDay: view.day ?? ALL_DAYS,
  routeIndexForScrolling: view.routeIndex === undefined ? undefined : String(view.routeIndex),
  mapSettings: view.settings && encodeMapMessage(view.settings),
})

const cookieNames = ['onlyShowPlannedStops', 'focusedRouteDay', 'routeIndexForScrolling', 'mapSettings'] as const

export const diffCookies = (before: MapView, after: MapView): ReadonlyArray<CookieChange> => {
  const [old, now] = [cookiesOf(before), cookiesOf(after)]
  return cookieNames
    .filter((cookie) => old[cookie] !== now[cookie])
    .map((cookie): CookieChange => ({ cookie, value: now[cookie] }))
}

/** Restores the stored view; unreadable cookies count as missing. */
export const viewFromCookies = (cookies: Partial<MapCookies>, projectId: string | undefined): MapView => ({
  ...initialMapView,
  projectId,
  onlyUnplanned: cookies.onlyShowPlannedStops === 'true',
  day: parseFocusedDay(cookies.focusedRouteDay),
  routeIndex: parseIndex(cookies.routeIndexForScrolling),
  settings: pipe(
    decodeMapMessage(cookies.mapSettings ?? ''),
    O.map((message) => mergeMapSettings(undefined, message)),
    O.toUndefined,
  ),
})

const parseFocusedDay = (day: string | undefined): string | undefined =>
  day === '' || day === ALL_DAYS ? undefined : day
