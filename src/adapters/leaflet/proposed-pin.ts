import L from 'leaflet'
import type { Coordinates } from '../../domain/address'
import { greyColour } from '../../domain/route'
import { iconOf } from './icon-of'
import { pinSymbol } from './pins/pin-symbol'

/** A grey pin where a stop would be. It comes into view, and nothing else moves. */
export const proposedPin = (map: L.Map): ((at: Coordinates | undefined) => void) => {
  let marker: L.Marker | undefined
  return (at) => {
    marker?.remove()
    marker = undefined
    if (at === undefined) return
    const icon = iconOf(pinSymbol({ colour: greyColour }))
    marker = L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: 40_000 }).addTo(map)
    marker.getElement()?.setAttribute('role', 'img')
    marker.getElement()?.setAttribute('aria-label', 'New stop')
    if (!map.getBounds().contains(at)) map.panTo(at)
  }
}
