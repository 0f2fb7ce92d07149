import L from 'leaflet'
import { defaultCentre, DEFAULT_ZOOM } from '../../domain/map'
import { prefersReducedMotion } from './apply-camera'

/** From the bottom up; Leaflet's own panes hold the lines (400), the marks (600) and the info window (700). */
const panes = [
  ['basemap', 210],
  ['tiles', 220],
  ['labels', 590],
] as const

/** A quarter of a zoom, so that what is fitted fits; whole ones where tiles are sharp at no other. */
const zoomSteps = { own: 0.25, tiles: 1 } as const

/** In an element of its own: a place may be given a new map before the old one has left it. */
export const openMap = (container: HTMLElement, hasTiles: boolean): L.Map => {
  const mapElement = document.createElement('div')
  mapElement.className = 'rr-map'
  mapElement.setAttribute('role', 'group')
  mapElement.setAttribute('aria-label', 'Map: arrow keys move it, plus and minus zoom')
  container.append(mapElement)
  const map = L.map(mapElement, {
    zoomSnap: hasTiles ? zoomSteps.tiles : zoomSteps.own,
    minZoom: 3,
    maxZoom: 19,
    zoomAnimation: !prefersReducedMotion(),
    inertia: !prefersReducedMotion(),
    fadeAnimation: false,
    boxZoom: false,
    attributionControl: false,
  })
  for (const [name, height] of panes) {
    const pane = map.createPane(name)
    pane.style.zIndex = String(height)
    pane.style.pointerEvents = 'none'
  }
  L.control.scale({ imperial: false }).addTo(map)
  return map.setView(defaultCentre, DEFAULT_ZOOM, { animate: false })
}
