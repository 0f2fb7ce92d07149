import L from 'leaflet'
import { setAside } from '../zoom-layer'
import { originAt } from '../pixel-origin-at'
import type { Group } from './group'
import { leadPin, placePin, regroupPin, standingPin, type StandingPin } from './drawn-pin'
import { tabStops } from './count-tab-stops'

/** An element that holds pins, and is moved for all of them where the map is. */
export type PinHolder = {
  readonly standing: ReadonlyMap<string, StandingPin>
  /** these groups by their keys, in the order in which the focus goes from one to the next */
  readonly put: (wanted: ReadonlyMap<string, Group>) => void
  /** to where the map is now */
  readonly follow: () => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

export const pinHolder = (map: L.Map): PinHolder => {
  const holder = document.createElement('div')
  holder.className = 'rr-pins'
  map.getPane('markerPane')?.append(holder)
  L.DomUtil.setPosition(holder, L.point(0, 0))
  const standing = new Map<string, StandingPin>()
  let isAway = false
  /** the pixel of the map from which pins are counted, at the zoom they stand for */
  let base = L.point(0, 0)
  let placedZoom = NaN

  const place = (zoom: number, from: L.Point): void => {
    base = from
    placedZoom = zoom
    for (const pin of standing.values()) placePin(pin, zoom, base)
  }
  const follow = (): void => {
    if (isAway) return
    if (map.getZoom() !== placedZoom) place(map.getZoom(), map.getPixelOrigin())
    const corner = base.subtract(map.getPixelOrigin())
    if (!corner.equals(L.DomUtil.getPosition(holder))) L.DomUtil.setPosition(holder, corner)
  }
  /** The holder stays, so that pins glide from where they are to where they will be. */
  const animate = (event: L.ZoomAnimEvent): void => {
    if (!isAway) place(event.zoom, originAt(map, event).add(L.DomUtil.getPosition(holder)))
  }
  map.on({ zoom: follow, viewreset: follow }).on('zoomanim', animate)
  follow()

  return {
    standing,
    put: (wanted) => {
      const stops = tabStops([...wanted.values()])
      for (const [key, { element }] of standing) {
        if (wanted.has(key)) continue
        element.remove()
        standing.delete(key)
      }
      let before: Element | null = null
      for (const [key, group] of wanted) {
        const pin = standing.get(key) ?? standingPin(key, group)
        if (!standing.has(key) || pin.group !== group) {
          standing.set(key, pin)
          regroupPin(pin, group)
          placePin(pin, placedZoom, base)
        }
        leadPin(pin, stops.get(group) ?? 0)
        if (pin.element.previousElementSibling !== before || !pin.element.isConnected)
          standAfter(holder, before, pin.element)
        before = pin.element
      }
    },
    follow,
    putAside: (isAside) => {
      isAway = isAside
      setAside(holder, isAside)
    },
    remove: () => {
      map.off({ zoom: follow, viewreset: follow }).off('zoomanim', animate)
      holder.remove()
    },
  }
}

/** The one that has the focus stays where it is. */
const standAfter = (holder: HTMLElement, before: Element | null, element: HTMLElement): void => {
  if (element.isConnected && element === document.activeElement) return
  if (before === null) holder.prepend(element)
  else before.after(element)
}
