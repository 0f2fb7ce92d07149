import L from 'leaflet'
import type { KeyedDiff, MapMarker, MarkerId } from '../../domain/map'
import { divIconOf } from './icon-of'
import { markerSymbolOf } from './pins/marker-symbol'

export type MarkerLayer = {
  readonly change: (diff: KeyedDiff<MarkerId, MapMarker>) => void
  readonly remove: () => void
}

/** Headquarters are above the stops (at 4000), rings below. */
const zIndexOffsets: Readonly<Record<MapMarker['kind'], number>> = { headquarters: 20_000, ring: -10 }

type DrawnMarker = { readonly marker: MapMarker; readonly leafletMarker: L.Marker }

export const createMarkerLayer = (map: L.Map): MarkerLayer => {
  const drawnMarkers = new Map<MarkerId, DrawnMarker>()
  const remove = (id: MarkerId): void => {
    drawnMarkers.get(id)?.leafletMarker.remove()
    drawnMarkers.delete(id)
  }
  /** Headquarters are hidden rather than removed, since they return after each view of a single route. */
  const removeOrHide = (id: MarkerId): void => {
    const existing = drawnMarkers.get(id)
    if (existing?.marker.kind === 'headquarters') setVisible(existing, false)
    else remove(id)
  }
  const upsert = (marker: MapMarker): void => {
    const existing = drawnMarkers.get(marker.id)
    if (existing?.marker === marker) {
      setVisible(existing, true)
      return
    }
    remove(marker.id)
    drawnMarkers.set(marker.id, { marker, leafletMarker: createLeafletMarker(marker).addTo(map) })
    const element = drawnMarkers.get(marker.id)?.leafletMarker.getElement()
    element?.setAttribute('role', 'img')
    element?.setAttribute('aria-label', marker.name)
    element?.setAttribute('data-mark', marker.id)
  }
  return {
    change: (diff) => {
      for (const id of diff.removed) removeOrHide(id)
      for (const marker of diff.upserted) upsert(marker)
    },
    remove: () => {
      for (const id of drawnMarkers.keys()) remove(id)
    },
  }
}

const setVisible = ({ leafletMarker }: DrawnMarker, isShown: boolean): void => {
  const element = leafletMarker.getElement()
  if (element !== undefined) element.style.display = isShown ? '' : 'none'
}

const createLeafletMarker = (marker: MapMarker): L.Marker =>
  L.marker(marker.coordinates, {
    icon: divIconOf(markerSymbolOf(marker)),
    zIndexOffset: zIndexOffsets[marker.kind],
    interactive: false,
    keyboard: false,
  })
