import { applyMapMessage, type MapMessage, viewFromCookies } from '../../domain/map'
import type { CookieStorage } from '../session'
import { type MapStore, initialMapState } from './map-store'

export type UpdateMapViewPorts = {
  readonly map: Pick<MapStore, 'value' | 'set'>
  readonly cookies: Pick<CookieStorage, 'write'>
}

export type UpdateMapView = (message: MapMessage) => void

/** §4: applies a message to the view, and stores parts of the view in cookies. */
export const updateMapView =
  ({ map, cookies }: UpdateMapViewPorts): UpdateMapView =>
  (message) => {
    const { view, cookieChanges } = applyMapMessage(map.value.view, message)
    map.set({ ...map.value, view })
    for (const { cookie, value } of cookieChanges) cookies.write(cookie, value)
  }

type RestoreMapViewPorts = {
  readonly map: Pick<MapStore, 'set'>
  readonly cookies: Pick<CookieStorage, 'read'>
}

export type RestoreMapView = () => void

/** §3: restores the view from the cookies; without them, as after a log-out, the whole map. */
export const restoreMapView =
  ({ map, cookies: { read } }: RestoreMapViewPorts): RestoreMapView =>
  () => {
    const cookies = {
      onlyShowPlannedStops: read('onlyShowPlannedStops'),
      focusedRouteDay: read('focusedRouteDay'),
      routeIndexForScrolling: read('routeIndexForScrolling'),
      mapSettings: read('mapSettings'),
    }
    map.set({ ...initialMapState, view: viewFromCookies(cookies, read('projectId')) })
  }
