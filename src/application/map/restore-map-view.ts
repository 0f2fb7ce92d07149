import { viewFromCookies } from '../../domain/map'
import type { CookieStorage } from '../session'
import { initialMapState, type MapStore } from './map-store'

export type RestoreMapViewPorts = {
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
