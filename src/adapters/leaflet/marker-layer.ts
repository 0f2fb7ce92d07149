import L from 'leaflet'
import type { KeyedDiff, MapMarker, MarkerId } from '../../domain/map'
import { type MapSymbol, INK_COLOUR, cssColourOf, svgOf } from './pins/map-symbol'
import type { RouteColour } from '../../domain/route'

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

export const divIconOf = ({ svg, size, anchor }: MapSymbol): L.DivIcon =>
  L.divIcon({ className: '', html: svg, iconSize: [...size], iconAnchor: [...anchor] })

const markerSymbolOf = (marker: MapMarker): MapSymbol =>
  marker.kind === 'ring' ? ringSymbol(marker.colour) : headquarters

/** §2: a route's start or end has a circle instead of a number. */
const ringSymbol = (colour: RouteColour): MapSymbol =>
  centredSymbol(
    'rr-pin',
    24,
    `<circle cx="12" cy="12" r="11" fill="#fff" stroke="${INK_COLOUR}"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="${cssColourOf(colour)}" stroke-width="5"/>`,
  )

const centredSymbol = (className: string, sideLength: number, content: string): MapSymbol => ({
  svg: svgOf(className, sideLength, sideLength, content),
  size: [sideLength, sideLength],
  anchor: [sideLength / 2, sideLength / 2],
})

/** A warehouse icon. */
const warehouse =
  '<g fill="none" stroke="#fff" stroke-width="1.65" stroke-linecap="round" stroke-linejoin="round"><path d="M9.5 24.5V14.2L17 10.4l7.5 3.8v10.3"/><path d="M13 24.5v-7h8v7M13 21h8"/></g>'

const headquarters = centredSymbol(
  'rr-pin',
  34,
  `<rect x="1" y="1" width="32" height="32" rx="8" fill="#fff" stroke="${INK_COLOUR}"/><rect x="3.5" y="3.5" width="27" height="27" rx="6" fill="${INK_COLOUR}"/>${warehouse}`,
)
