import { countTabStops, type MissedSlotsByStop, type PinGroup } from '../../../domain/map'
import L from 'leaflet'
import { setElementHidden, pixelOriginAt } from '../zoom-layer'
import { setTabStop, positionPin, setPinGroup, createPin, type DrawnPin } from './drawn-pin'

/** A container of pins that pans all of them with one transform. */
export type PinHolder = {
  readonly pinsByKey: ReadonlyMap<string, DrawnPin>
  /** the groups by key, in Tab order */
  readonly put: (groupsByKey: ReadonlyMap<string, PinGroup>, missedSlotsByStop: MissedSlotsByStop) => void
  /** moves the container to the map's position */
  readonly updatePosition: () => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createPinHolder = (map: L.Map): PinHolder => {
  const holder = document.createElement('div')
  holder.className = 'rr-pins'
  map.getPane('markerPane')?.append(holder)
  L.DomUtil.setPosition(holder, L.point(0, 0))
  const pinsByKey = new Map<string, DrawnPin>()
  let isHolderHidden = false
  /** the map pixel that pins are placed relative to, at pinZoom */
  let pixelOrigin = L.point(0, 0)
  let pinZoom = NaN

  const placePins = (zoom: number, origin: L.Point): void => {
    pixelOrigin = origin
    pinZoom = zoom
    for (const pin of pinsByKey.values()) positionPin(pin, zoom, pixelOrigin)
  }
  const updatePosition = (): void => {
    if (isHolderHidden) return
    if (map.getZoom() !== pinZoom) placePins(map.getZoom(), map.getPixelOrigin())
    const corner = pixelOrigin.subtract(map.getPixelOrigin())
    if (!corner.equals(L.DomUtil.getPosition(holder))) L.DomUtil.setPosition(holder, corner)
  }
  /** The container stays, so that each pin is animated to its new position. */
  const animate = (event: L.ZoomAnimEvent): void => {
    if (!isHolderHidden) placePins(event.zoom, pixelOriginAt(map, event).add(L.DomUtil.getPosition(holder)))
  }
  map.on({ zoom: updatePosition, viewreset: updatePosition }).on('zoomanim', animate)
  updatePosition()

  return {
    pinsByKey,
    put: (groupsByKey, missedSlotsByStop) => {
      const tabStopCounts = countTabStops([...groupsByKey.values()])
      for (const [key, { element }] of pinsByKey) {
        if (groupsByKey.has(key)) continue
        element.remove()
        pinsByKey.delete(key)
      }
      let previous: Element | null = null
      for (const [key, group] of groupsByKey) {
        const pin = pinsByKey.get(key) ?? createPin(key, group, missedSlotsByStop)
        if (!pinsByKey.has(key) || pin.group !== group || pin.missedSlotsByStop !== missedSlotsByStop) {
          pinsByKey.set(key, pin)
          setPinGroup(pin, group, missedSlotsByStop)
          positionPin(pin, pinZoom, pixelOrigin)
        }
        setTabStop(pin, tabStopCounts.get(group) ?? 0)
        if (pin.element.previousElementSibling !== previous || !pin.element.isConnected)
          insertAfter(holder, previous, pin.element)
        previous = pin.element
      }
    },
    updatePosition,
    setHidden: (isHidden) => {
      isHolderHidden = isHidden
      setElementHidden(holder, isHidden)
    },
    remove: () => {
      map.off({ zoom: updatePosition, viewreset: updatePosition }).off('zoomanim', animate)
      holder.remove()
    },
  }
}

/** A focused element is not moved, since that would lose the focus. */
const insertAfter = (holder: HTMLElement, previous: Element | null, element: HTMLElement): void => {
  if (element.isConnected && element === document.activeElement) return
  if (previous === null) holder.prepend(element)
  else previous.after(element)
}
