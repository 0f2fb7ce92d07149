import L from 'leaflet'
import type { MapSymbol } from './pins/map-symbol'

/** A drawing for one of the few marks that are Leaflet's own. */
export const divIconOf = ({ svg, size, anchor }: MapSymbol): L.DivIcon =>
  L.divIcon({ className: '', html: svg, iconSize: [...size], iconAnchor: [...anchor] })
