import L from 'leaflet'
import type { MapEventHandlers } from '../../application/map'
import { STOP_ZOOM, type Picture } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import { boxSelect } from './box-select'
import { SAME_PLACE_DEGREES } from './same-place'
import { listenToInput, type InputTarget } from './input'
import type { InfoWindow } from './info-window'
import type { Layers } from './layers'
import type { Group } from './pins/group'

type InputContext = {
  readonly map: L.Map
  readonly layers: Layers
  readonly info: InfoWindow
  readonly currentPicture: () => Picture
}

/** What hands do on the board: a pin opens its window, a disc what is under it, the rest is reported. */
export const handleInput = (
  { map, layers, info, currentPicture }: InputContext,
  handlers: MapEventHandlers,
): (() => void) => {
  const groupOfTarget = (target: InputTarget): Group | undefined =>
    target.kind === 'pin' ? layers.groupAt(target.key) : undefined
  const focusMap = (): void => map.getContainer().focus({ preventScroll: true })
  const stopListening = listenToInput(map, {
    press: (target, focusedElement) => {
      const group = groupOfTarget(target)
      const [stop, second] = group?.stops ?? []
      if (target.kind === 'line') handlers.onRouteClick(target.index)
      else if (stop !== undefined && second === undefined)
        info.open(stopsAtSamePlace(stop, currentPicture()), focusedElement)
      else if (group !== undefined) {
        // The disc disappears. From the map, the next Tab leads to the first pin that was under it.
        if (focusedElement !== undefined) focusMap()
        map.fitBounds(boundsOf(group.stops), { padding: [60, 60], maxZoom: STOP_ZOOM })
      }
    },
    hover: (target) => {
      const [stop, second] = (target && groupOfTarget(target))?.stops ?? []
      if (target?.kind === 'line') handlers.onHighlight({ kind: 'route', index: target.index })
      else handlers.onHighlight(stop === undefined || second !== undefined ? undefined : { kind: 'stop', id: stop.id })
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
      // The pin that has the focus may disappear with the view.
      focusMap()
      handlers.onEscape()
    },
  })
  const stopBoxSelect = boxSelect(map, (box) => handlers.onBoxSelect(stopsWithin(currentPicture(), box)))
  return () => {
    stopListening()
    stopBoxSelect()
  }
}

const boundsOf = (stops: ReadonlyArray<Stop>): L.LatLngBounds =>
  L.latLngBounds(
    stops.flatMap(({ coordinates }) => (coordinates === undefined ? [] : [L.latLng(coordinates.lat, coordinates.lng)])),
  )

/** A stop, and whoever else stands where it stands, in the order in which one visits them. */
const stopsAtSamePlace = (stop: Stop, { pins }: Picture): ReadonlyArray<Stop> => {
  const isAtSamePlace = ({ coordinates }: Stop): boolean =>
    coordinates !== undefined &&
    stop.coordinates !== undefined &&
    Math.abs(coordinates.lat - stop.coordinates.lat) < SAME_PLACE_DEGREES &&
    Math.abs(coordinates.lng - stop.coordinates.lng) < SAME_PLACE_DEGREES
  return pins.flatMap((chunk) => chunk.filter(isAtSamePlace))
}

const stopsWithin = ({ pins }: Picture, box: L.LatLngBounds): ReadonlyArray<StopId> =>
  pins.flatMap((chunk) =>
    chunk.filter(({ coordinates }) => coordinates !== undefined && box.contains(coordinates)).map(({ id }) => id),
  )
