import L from 'leaflet'
import type { MapDisplay, MapEventHandlers } from '../../application/map'
import { STOP_ZOOM, stopsInArea, type MapContent, type PinGroup, SAME_PLACE_DEGREES } from '../../domain/map'
import type { Stop } from '../../domain/stop'
import { createAreaSelection } from './area-selection'
import { listenToInput, type InputTarget } from './input'
import type { InfoWindow } from './info-window'
import type { Layers } from './layers'

type InputContext = {
  readonly map: L.Map
  readonly layers: Layers
  readonly info: InfoWindow
  readonly currentContent: () => MapContent
}

export type MapInput = {
  readonly setTool: MapDisplay['setTool']
  readonly close: () => void
}

/** A pin opens its info window, a disc zooms to its stops, and other input is passed to the handlers. */
export const handleInput = (
  { map, layers, info, currentContent }: InputContext,
  handlers: MapEventHandlers,
): MapInput => {
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
    select: (target) => {
      const [stop, second, ...others] = groupOfTarget(target)?.stops ?? []
      if (stop === undefined) return
      const stops = second === undefined ? stopsAtSamePlace(stop, currentContent()) : [stop, second, ...others]
      handlers.onPinSelect(stops.map(({ facts: { id } }) => id))
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
      if (areaSelection.cancel()) return
      if (info.close()) {
        if (document.activeElement === document.body) focusMap()
        return
      }
      // The focused pin may disappear with the view.
      focusMap()
      handlers.onEscape()
    },
  })
  const areaSelection = createAreaSelection(map, (outline, adds) =>
    handlers.onAreaSelect(stopsInArea(currentContent(), outline), adds),
  )
  return {
    setTool: areaSelection.setTool,
    close: () => {
      stopListening()
      areaSelection.close()
    },
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
