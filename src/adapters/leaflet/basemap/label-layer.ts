import L from 'leaflet'
import { viewBox } from '../view-box'
import { isInside, placeAt } from '../../../domain/map/web-mercator'
import { labelsAt, type Label } from './label'
import { placedLabels, type PlacedLabel, type Room } from './place-labels'
import type { Basemap } from './decode-basemap'

export type LabelLayer = {
  readonly take: (basemap: Basemap) => void
  /** in the room that is left, in pixels of the whole map at this zoom */
  readonly draw: (taken: () => ReadonlyArray<Room>) => void
  readonly remove: () => void
}

const MARGIN = 0.1

export const labelLayer = (map: L.Map): LabelLayer => {
  const standing = new Map<string, L.Marker>()
  let basemap: Basemap = { shapes: [], names: [] }
  let labels: ReadonlyArray<Label> = []
  let labelled = NaN

  const clear = (keys: Iterable<string>): void => {
    for (const key of keys) {
      standing.get(key)?.remove()
      standing.delete(key)
    }
  }

  return {
    take: (next) => {
      basemap = next
      labelled = NaN
    },
    draw: (taken) => {
      const zoom = map.getZoom()
      if (labelled !== zoom) labels = labelsAt(basemap, zoom)
      labelled = zoom
      const box = viewBox(map, MARGIN)
      const inView = labels.filter(({ x, y }) => isInside(box, x, y))
      const wanted = new Map(
        placedLabels(inView, 2 ** zoom, inView.length === 0 ? [] : taken()).map((placed) => [
          keyOf(placed, zoom),
          placed,
        ]),
      )
      clear([...standing.keys()].filter((key) => !wanted.has(key)))
      for (const [key, placed] of wanted) if (!standing.has(key)) standing.set(key, stand(map, placed, zoom))
    },
    remove: () => clear([...standing.keys()]),
  }
}

const keyOf = ({ label, dx, dy }: PlacedLabel, zoom: number): string =>
  dx === 0 && dy === 0 ? label.key : `${label.key} ${dx} ${dy} ${zoom}`

const stand = (map: L.Map, { label, dx, dy }: PlacedLabel, zoom: number): L.Marker => {
  const word = document.createElement('span')
  word.textContent = label.text
  const icon = L.divIcon({ className: `rr-map-label ${label.className}`, html: word, iconSize: [0, 0] })
  const at = placeAt(label.x + dx / 2 ** zoom, label.y + dy / 2 ** zoom)
  const marker = L.marker(at, { pane: 'labels', interactive: false, keyboard: false, icon }).addTo(map)
  marker.getElement()?.setAttribute('aria-hidden', 'true')
  return marker
}
