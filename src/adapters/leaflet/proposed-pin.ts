import L from 'leaflet'
import type { Coordinates } from '../../domain/address'
import { greyColour } from '../../domain/route'
import { divIconOf } from './icon-of'
import { pinSymbol } from './pins/pin-symbol'

/** A grey pin where a stop would be. It comes into view, and nothing else moves. */
export const createProposedPin = (map: L.Map): ((coordinates: Coordinates | undefined) => void) => {
  let marker: L.Marker | undefined
  return (coordinates) => {
    marker?.remove()
    marker = undefined
    if (coordinates === undefined) return
    const icon = divIconOf(pinSymbol({ colour: greyColour }))
    marker = L.marker(coordinates, { icon, interactive: false, keyboard: false, zIndexOffset: 40_000 }).addTo(map)
    marker.getElement()?.setAttribute('role', 'img')
    marker.getElement()?.setAttribute('aria-label', 'New stop')
    if (!map.getBounds().contains(coordinates)) map.panTo(coordinates)
  }
}
