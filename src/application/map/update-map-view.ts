import { applyMapMessage, type MapMessage } from '../../domain/map'
import type { CookieStorage } from '../session'
import type { MapStore } from './map-store'

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
