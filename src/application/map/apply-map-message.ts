import { applyMapMessage, type MapMessage } from '../../domain/map'
import type { CookieKeeper } from '../session'
import type { MapStore } from './map-store'

export type TellMapPorts = {
  readonly map: Pick<MapStore, 'value' | 'become'>
  readonly cookies: Pick<CookieKeeper, 'write'>
}

export type TellMap = (message: MapMessage) => void

/** §4: a message changes the view, and leaves in cookies what is kept of it. What is built anew follows from the view. */
export const tellMap =
  ({ map, cookies }: TellMapPorts): TellMap =>
  (message) => {
    const { view, cookieChanges } = applyMapMessage(map.value.view, message)
    map.become({ ...map.value, view })
    for (const { cookie, value } of cookieChanges) cookies.write(cookie, value)
  }
