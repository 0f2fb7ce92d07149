import L from 'leaflet'
import { pinOf } from '../../../../src/domain/map'
import { labelSizeOf, pinBodySymbol } from '../../../../src/adapters/leaflet/pins/pin-symbol'
import { greyColour } from '../../../../src/domain/route'
import type { Stop } from '../../../../src/domain/stop'

/** A pin as the product draws it, so that all styles look the same. */
export const stopIconOf = (stop: Stop): L.DivIcon => {
  const { colour, label } = pinOf(stop) ?? { colour: greyColour, label: { kind: 'dot' } as const }
  const labelSize = label.kind === 'dot' ? 16 : labelSizeOf(stop.placement.stopNumber)
  const text =
    label.kind === 'dot'
      ? ''
      : `<text x="50%" y="25" text-anchor="middle" font-size="${labelSize}" fill="${colour.textColour}">${label.text}</text>`
  const { svg, size, anchor } = pinBodySymbol(labelSize, colour.hex, text)
  return L.divIcon({ className: '', html: svg, iconSize: [...size], iconAnchor: [...anchor] })
}

/** The clusters of pins and the lines of routes (§9). */
export const CLUSTERS = { maxClusterRadius: 40, disableClusteringAtZoom: 14 } as const
export const LINE = { weight: 5, opacity: 0.85 } as const
