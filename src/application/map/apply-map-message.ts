import { applyMapMessage, type MapMessage } from '../../domain/map'
import type { CookieStorage } from '../session'
import type { MapStore } from './map-store'

export type ApplyMapMessagePorts = {
  readonly map: Pick<MapStore, 'value' | 'set'>
  readonly cookies: Pick<CookieStorage, 'write'>
}

export type ApplyMapMessage = (message: MapMessage) => void

/** §4: a message changes the view, and leaves in cookies what is kept of it. What is built anew follows from the view. */
export const applyMapMessage =
  ({ map, cookies }: ApplyMapMessagePorts): ApplyMapMessage =>
  (message) => {
    const { view, cookieChanges } = applyMapMessage(map.value.view, message)
    map.set({ ...map.value, view })
    for (const { cookie, value } of cookieChanges) cookies.write(cookie, value)
  }
