import L from 'leaflet'
import type { MapReports } from '../../application/map'
import { STOP_ZOOM, type Picture } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import { boxSelect } from './box-select'
import { DOOR } from './same-place'
import { listen, type Grip } from './input'
import type { InfoWindow } from './info-window'
import type { Layers } from './layers'
import type { Group } from './pins/group'

type Board = {
  readonly map: L.Map
  readonly layers: Layers
  readonly info: InfoWindow
  readonly shown: () => Picture
}

/** What hands do on the board: a pin opens its window, a disc what is under it, the rest is reported. */
export const reportHands = ({ map, layers, info, shown }: Board, reports: MapReports): (() => void) => {
  const groupOn = (grip: Grip): Group | undefined => (grip.kind === 'pin' ? layers.groupAt(grip.key) : undefined)
  const focusMap = (): void => map.getContainer().focus({ preventScroll: true })
  const deaf = listen(map, {
    press: (grip, byKeyOn) => {
      const group = groupOn(grip)
      const [stop, another] = group?.stops ?? []
      if (grip.kind === 'line') reports.routeClicked(grip.index)
      else if (stop !== undefined && another === undefined) info.open(atDoorOf(stop, shown()), byKeyOn)
      else if (group !== undefined) {
        // The disc disappears. From the map, the next Tab leads to the first pin that was under it.
        if (byKeyOn !== undefined) focusMap()
        map.fitBounds(boundsOf(group.stops), { padding: [60, 60], maxZoom: STOP_ZOOM })
      }
    },
    hover: (grip) => {
      const [stop, another] = (grip && groupOn(grip))?.stops ?? []
      if (grip?.kind === 'line') reports.pointed({ kind: 'route', index: grip.index })
      else reports.pointed(stop === undefined || another !== undefined ? undefined : { kind: 'stop', id: stop.id })
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
      reports.steppedOut()
    },
  })
  const unboxed = boxSelect(map, (box) => reports.boxed(stopsWithin(shown(), box)))
  return () => {
    deaf()
    unboxed()
  }
}

const boundsOf = (stops: ReadonlyArray<Stop>): L.LatLngBounds =>
  L.latLngBounds(stops.flatMap(({ coordinates }) => (coordinates === undefined ? [] : [L.latLng(coordinates.lat, coordinates.lng)])))

/** A stop, and whoever else stands where it stands, in the order in which one visits them. */
const atDoorOf = (stop: Stop, { pins }: Picture): ReadonlyArray<Stop> => {
  const isThere = ({ coordinates }: Stop): boolean =>
    coordinates !== undefined &&
    stop.coordinates !== undefined &&
    Math.abs(coordinates.lat - stop.coordinates.lat) < DOOR &&
    Math.abs(coordinates.lng - stop.coordinates.lng) < DOOR
  return pins.flatMap((piece) => piece.filter(isThere))
}

const stopsWithin = ({ pins }: Picture, box: L.LatLngBounds): ReadonlyArray<StopId> =>
  pins.flatMap((piece) => piece.filter(({ coordinates }) => coordinates !== undefined && box.contains(coordinates)).map(({ id }) => id))
