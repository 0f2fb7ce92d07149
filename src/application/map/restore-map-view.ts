import { viewFromCookies } from '../../domain/map'
import type { CookieKeeper } from '../session'
import { untouched } from './map-state'
import type { MapStore } from './map-store'

export type ResumeMapPorts = {
  readonly map: Pick<MapStore, 'become'>
  readonly cookies: Pick<CookieKeeper, 'read'>
}

export type ResumeMap = () => void

/** §3: the view that the cookies remember; the whole map once they are gone, as after a log-out. */
export const resumeMap =
  ({ map, cookies: { read } }: ResumeMapPorts): ResumeMap =>
  () => {
    const cookies = {
      onlyShowPlannedStops: read('onlyShowPlannedStops'),
      focusedRouteDay: read('focusedRouteDay'),
      routeIndexForScrolling: read('routeIndexForScrolling'),
      mapSettings: read('mapSettings'),
    }
    map.become({ ...untouched, view: viewFromCookies(cookies, read('projectId')) })
  }
