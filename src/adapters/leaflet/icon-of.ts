import L from 'leaflet'
import type { MapSymbol } from './pins/map-symbol'

export const divIconOf = ({ svg, size, anchor }: MapSymbol): L.DivIcon =>
  L.divIcon({ className: '', html: svg, iconSize: [...size], iconAnchor: [...anchor] })
