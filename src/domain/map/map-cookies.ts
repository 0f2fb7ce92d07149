import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { ALL_DAYS } from '../calendar'
import { indexIn, readMapMessage, writtenMessage } from './map-message'
import { settingsAfter } from './map-settings'
import { wholeMap, type MapView } from './map-view'

/** §3 */
export type MapCookie = 'onlyShowPlannedStops' | 'focusedRouteDay' | 'routeIndexForScrolling' | 'mapSettings'

/** A cookie to write, or, where it has no value, to remove. */
export type Keep = { readonly cookie: MapCookie; readonly value: string | undefined }

export type MapCookies = Readonly<Record<MapCookie, string | undefined>>

/** What a view leaves behind. §4: a route's index is kept while it is zoomed. */
export const cookiesOf = (view: MapView): MapCookies => ({
  onlyShowPlannedStops: String(view.onlyUnplanned),
  focusedRouteDay: view.day ?? ALL_DAYS,
  routeIndexForScrolling: view.routeIndex === undefined ? undefined : String(view.routeIndex),
  mapSettings: view.settings && writtenMessage(view.settings),
})

const inOrder = ['onlyShowPlannedStops', 'focusedRouteDay', 'routeIndexForScrolling', 'mapSettings'] as const

/** What has changed between two views. */
export const keepBetween = (before: MapView, after: MapView): ReadonlyArray<Keep> => {
  const [old, now] = [cookiesOf(before), cookiesOf(after)]
  return inOrder.filter((cookie) => old[cookie] !== now[cookie]).map((cookie): Keep => ({ cookie, value: now[cookie] }))
}

/** The view that was left behind; a cookie that cannot be read counts as missing. */
export const viewFrom = (cookies: Partial<MapCookies>, projectId: string | undefined): MapView => ({
  ...wholeMap,
  projectId,
  onlyUnplanned: cookies.onlyShowPlannedStops === 'true',
  day: focused(cookies.focusedRouteDay),
  routeIndex: indexIn(cookies.routeIndexForScrolling),
  settings: pipe(
    readMapMessage(cookies.mapSettings ?? ''),
    O.map((message) => settingsAfter(undefined, message)),
    O.toUndefined,
  ),
})

const focused = (day: string | undefined): string | undefined => (day === '' || day === ALL_DAYS ? undefined : day)
