import L from 'leaflet'
import type { MapEventHandlers } from '../../application/map'
import { STOP_ZOOM, type MapContent, type PinGroup, SAME_PLACE_DEGREES } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import { listenToInput, type InputTarget } from './input'
import type { InfoWindow } from './info-window'
import type { Layers } from './layers'

type InputContext = {
  readonly map: L.Map
  readonly layers: Layers
  readonly info: InfoWindow
  readonly currentContent: () => MapContent
}

/** A pin opens its info window, a disc zooms to its stops, and other input is passed to the handlers. */
export const handleInput = (
  { map, layers, info, currentContent }: InputContext,
  handlers: MapEventHandlers,
): (() => void) => {
  const groupOfTarget = (target: InputTarget): PinGroup | undefined =>
    target.kind === 'pin' ? layers.groupAt(target.key) : undefined
  const focusMap = (): void => map.getContainer().focus({ preventScroll: true })
  const stopListening = listenToInput(map, {
    press: (target, focusedElement) => {
      const group = groupOfTarget(target)
      const [stop, second] = group?.stops ?? []
      if (target.kind === 'line') handlers.onRouteClick(target.index)
      else if (stop !== undefined && second === undefined)
        info.open(stopsAtSamePlace(stop, currentContent()), focusedElement)
      else if (group !== undefined) {
        // The disc disappears. With the focus on the map, Tab leads to the first pin that was under it.
        if (focusedElement !== undefined) focusMap()
        map.fitBounds(boundsOf(group.stops), { padding: [60, 60], maxZoom: STOP_ZOOM })
      }
    },
    hover: (target) => {
      const [stop, second] = (target && groupOfTarget(target))?.stops ?? []
      if (target?.kind === 'line') handlers.onHighlight({ kind: 'route', index: target.index })
      else
        handlers.onHighlight(
          stop === undefined || second !== undefined ? undefined : { kind: 'stop', id: stop.facts.id },
        )
    },
    zoom: (steps) => {
      if (steps === 1) map.zoomIn(1)
      else map.zoomOut(1)
    },
    escape: () => {
      if (info.close()) {
        if (document.activeElement === document.body) focusMap()
        return
      }
      // The focused pin may disappear with the view.
      focusMap()
      handlers.onEscape()
    },
  })
  const stopBoxSelection = listenToBoxSelection(map, (box) => handlers.onBoxSelect(stopsWithin(currentContent(), box)))
  return () => {
    stopListening()
    stopBoxSelection()
  }
}

const boundsOf = (stops: ReadonlyArray<Stop>): L.LatLngBounds =>
  L.latLngBounds(
    stops.flatMap(({ facts: { coordinates } }) =>
      coordinates === undefined ? [] : [L.latLng(coordinates.lat, coordinates.lng)],
    ),
  )

/** All stops at the place of a stop, in visiting order. */
const stopsAtSamePlace = (stop: Stop, { pins }: MapContent): ReadonlyArray<Stop> => {
  const isAtSamePlace = ({ facts: { coordinates } }: Stop): boolean =>
    coordinates !== undefined &&
    stop.facts.coordinates !== undefined &&
    Math.abs(coordinates.lat - stop.facts.coordinates.lat) < SAME_PLACE_DEGREES &&
    Math.abs(coordinates.lng - stop.facts.coordinates.lng) < SAME_PLACE_DEGREES
  return pins.flatMap((chunk) => chunk.filter(isAtSamePlace))
}

const stopsWithin = ({ pins }: MapContent, box: L.LatLngBounds): ReadonlyArray<StopId> =>
  pins.flatMap((chunk) =>
    chunk
      .filter(({ facts: { coordinates } }) => coordinates !== undefined && box.contains(coordinates))
      .map(({ facts: { id } }) => id),
  )

/** Shift and a drag select a box; Leaflet ignores drags with Shift, since its boxZoom is off. */
const listenToBoxSelection = (map: L.Map, onBox: (box: L.LatLngBounds) => void): (() => void) => {
  const container = map.getContainer()
  const frame = document.createElement('div')
  frame.className = 'leaflet-zoom-box'
  let from: L.Point | undefined

  const boxTo = (to: L.Point): L.Bounds => L.bounds([from ?? to, to])
  const start = (event: PointerEvent): void => {
    if (!event.shiftKey || event.button !== 0) return
    from = map.mouseEventToContainerPoint(event)
    L.DomUtil.disableTextSelection()
    container.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent): void => {
    if (from === undefined) return
    const { min, max } = boxTo(map.mouseEventToContainerPoint(event))
    if (min === undefined || max === undefined) return
    container.append(frame)
    L.DomUtil.setPosition(frame, min)
    frame.style.width = `${max.x - min.x}px`
    frame.style.height = `${max.y - min.y}px`
  }
  const end = (event: PointerEvent): void => {
    if (from === undefined) return
    const { min, max } = boxTo(map.mouseEventToContainerPoint(event))
    const isBox = event.type === 'pointerup' && frame.isConnected
    from = undefined
    frame.remove()
    L.DomUtil.enableTextSelection()
    if (isBox && min !== undefined && max !== undefined)
      onBox(L.latLngBounds(map.containerPointToLatLng(min), map.containerPointToLatLng(max)))
  }

  container.addEventListener('pointerdown', start)
  container.addEventListener('pointermove', drag)
  container.addEventListener('pointerup', end)
  container.addEventListener('pointercancel', end)
  return () => {
    container.removeEventListener('pointerdown', start)
    container.removeEventListener('pointermove', drag)
    container.removeEventListener('pointerup', end)
    container.removeEventListener('pointercancel', end)
  }
}
