import L from 'leaflet'
import { visibleBox } from '../view-box'
import {
  labelBoxAt,
  basemapLabels,
  placeLabels,
  type Basemap,
  type Label,
  type LabelStyle,
  type PixelBox,
  type PlacedLabel,
} from '../../../domain/basemap'
import { containsPoint, coordinatesAt } from '../../../domain/map'

export type LabelLayer = {
  readonly setBasemap: (basemap: Basemap) => void
  /** `occupied`: boxes where no label may be, in map pixels at this zoom */
  readonly draw: (occupied: () => ReadonlyArray<PixelBox>) => void
  /** where streets are drawn with their own numbers; shown by the next draw */
  readonly setRoadsHidden: (areHidden: boolean) => void
  /** of the labels that are drawn, in map pixels */
  readonly boxes: () => ReadonlyArray<PixelBox>
  readonly remove: () => void
}

const MARGIN = 0.1

/** In full, because the build keeps only the style rules whose class names it finds in the code. */
const classNameOf: Readonly<Record<LabelStyle, string>> = {
  r1: 'is-r1',
  r2: 'is-r2',
  r3: 'is-r3',
  r4: 'is-r4',
  r5: 'is-r5',
  water: 'is-water',
  area: 'is-area',
  road: 'is-road',
}

export const createLabelLayer = (map: L.Map): LabelLayer => {
  const markersByKey = new Map<string, L.Marker>()
  let basemap: Basemap = { shapes: [], names: [] }
  let labels: ReadonlyArray<Label> = []
  let labelledZoom = NaN
  let areRoadsHidden = false
  let drawn: ReadonlyArray<PlacedLabel> = []

  const clear = (keys: Iterable<string>): void => {
    for (const key of keys) {
      markersByKey.get(key)?.remove()
      markersByKey.delete(key)
    }
  }

  return {
    setBasemap: (next) => {
      basemap = next
      labelledZoom = NaN
    },
    draw: (occupied) => {
      const zoom = map.getZoom()
      if (labelledZoom !== zoom) labels = basemapLabels(basemap, zoom)
      labelledZoom = zoom
      const box = visibleBox(map, MARGIN)
      const inView = labels.filter(({ x, y, isRoad }) => !(isRoad && areRoadsHidden) && containsPoint(box, x, y))
      drawn = placeLabels(inView, 2 ** zoom, inView.length === 0 ? [] : occupied())
      const placedByKey = new Map(drawn.map((placed) => [keyOf(placed, zoom), placed]))
      clear([...markersByKey.keys()].filter((key) => !placedByKey.has(key)))
      for (const [key, placed] of placedByKey)
        if (!markersByKey.has(key)) markersByKey.set(key, addLabelMarker(map, placed, zoom))
    },
    setRoadsHidden: (areHidden) => (areRoadsHidden = areHidden),
    boxes: () => drawn.map((placed) => labelBoxAt(placed, 2 ** labelledZoom)),
    remove: () => clear([...markersByKey.keys()]),
  }
}

const keyOf = ({ label, dx, dy }: PlacedLabel, zoom: number): string =>
  dx === 0 && dy === 0 ? label.key : `${label.key} ${dx} ${dy} ${zoom}`

const addLabelMarker = (map: L.Map, { label, dx, dy }: PlacedLabel, zoom: number): L.Marker => {
  const textElement = document.createElement('span')
  textElement.textContent = label.text
  const icon = L.divIcon({ className: `rr-map-label ${classNameOf[label.style]}`, html: textElement, iconSize: [0, 0] })
  const coordinates = coordinatesAt(label.x + dx / 2 ** zoom, label.y + dy / 2 ** zoom)
  const marker = L.marker(coordinates, { pane: 'labels', interactive: false, keyboard: false, icon }).addTo(map)
  marker.getElement()?.setAttribute('aria-hidden', 'true')
  return marker
}
