import type { MapDisplay, MapEventHandlers } from '../../application/map'
import { emptyMapContent, doesCameraStay, type MapContent, defaultCentre, DEFAULT_ZOOM } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import { type MapDisplaySettings, addBaseLayers, createAttribution } from './base-layers'
import { createCameraControl, prefersReducedMotion } from './camera-control'
import { createMovePreviewLayer } from './move-preview-layer'
import { createInfoWindow } from './info-window'
import { createLayers } from './layers'
import { handleInput } from './input-handlers'
import './map.css'
import './map-tools.css'
import './stop-inset.css'
import L from 'leaflet'
import type { Coordinates } from '../../domain/address'
import { greyColour } from '../../domain/route'
import { divIconOf } from './marker-layer'
import { createMovablePin } from './movable-pin'
import { pinSymbol } from './pins/pin-symbol'

export const leafletMapDisplay = (
  container: HTMLElement,
  settings: MapDisplaySettings,
  handlers: MapEventHandlers,
): MapDisplay => {
  let currentContent: MapContent = emptyMapContent
  const map = openMap(container, settings.tiles !== undefined)
  const attribution = createAttribution(map, settings)
  const layers = createLayers(map, handlers, { readTile: settings.readStreetTile, onShown: attribution.showStreets })
  const cameraControl = createCameraControl(map)
  const info = createInfoWindow(map, () => currentContent.missedSlotsByStop, handlers)
  const showProposedPin = createProposedPin(map)
  // Made before the other input, so that its handler of keys is called first.
  const movablePin = createMovablePin(map)
  const movePreviewLayer = createMovePreviewLayer(map)
  const input = handleInput({ map, layers, info, currentContent: () => currentContent }, handlers)
  const removeBaseLayers = addBaseLayers(map, layers, settings, attribution)

  let isClosed = false
  let isZooming = false
  let isAnimatingZoom = false
  let drawCount = 0
  // Leaflet reports a move even after the map was closed.
  const draw = (): void => {
    if (isClosed) return
    drawCount += 1
    if (isAnimatingZoom) layers.drawInSlices()
    else layers.draw()
    isAnimatingZoom = false
  }
  map.on({
    zoomstart: () => (isZooming = true),
    zoomanim: () => (isAnimatingZoom = true),
    zoomend: () => (isZooming = false),
    move: () => (isZooming || isClosed ? undefined : layers.drawWhileMoving()),
    moveend: draw,
  })

  return {
    show: (content) => {
      const hasCameraChanged = !doesCameraStay(currentContent.camera, content.camera)
      currentContent = content
      layers.setContent(content)
      const drawCountBefore = drawCount
      cameraControl.setCameras(content)
      if (hasCameraChanged) cameraControl.moveTo('camera')
      // A move without animation has already drawn. Before an animated move it is drawn here, so that removed pins do
      // not move along.
      if (drawCount === drawCountBefore) draw()
      info.refresh((id) => findStop(content, id))
    },
    showCurrentPlanLines: layers.showCurrentPlanLines,
    highlight: layers.highlight,
    showSelection: layers.showSelection,
    setTool: input.setTool,
    showProposedPoint: showProposedPin,
    showMovablePin: movablePin.show,
    focusPin: movablePin.focus,
    showMovePreview: movePreviewLayer.show,
    moveCamera: (cameraMove) => {
      if (cameraMove === 'fit') cameraControl.moveTo('fit')
      else if (cameraMove === 'closer') map.zoomIn(1)
      else map.zoomOut(1)
    },
    focus: () => map.getContainer().focus({ preventScroll: true }),
    close: () => {
      if (isClosed) return
      isClosed = true
      for (const dispose of [
        movablePin.close,
        input.close,
        removeBaseLayers,
        cameraControl.close,
        movePreviewLayer.remove,
        layers.remove,
      ])
        dispose()
      // Leaflet ends a zoom by a timer that uses the map after it is removed.
      Object.assign(map, { _animatingZoom: false })
      map.remove()
      map.getContainer().remove()
    },
  }
}

const findStop = ({ pins }: MapContent, id: StopId): Stop | undefined => {
  for (const chunk of pins) {
    const stop = chunk.find((candidate) => candidate.facts.id === id)
    if (stop !== undefined) return stop
  }
  return undefined
}

/** Returns a function that moves, or removes, the grey pin of a new stop; the map pans only if the pin is outside the view. */
const createProposedPin = (map: L.Map): ((coordinates: Coordinates | undefined) => void) => {
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

/** The panes from bottom to top with their z-index; Leaflet's own panes are the lines (400), the markers (600) and the info window (700). */
const panes = [
  ['basemap', 210],
  ['streets', 215],
  ['tiles', 220],
  ['streetNames', 585],
  ['labels', 590],
] as const

/** Quarter zoom levels fit bounds closely; tiles are sharp at whole levels only. */
const zoomSteps = { own: 0.25, tiles: 1 } as const

/** Opens the map in an element of its own, since a container may get a new map before the old one is removed. */
const openMap = (container: HTMLElement, hasTiles: boolean): L.Map => {
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
    // The camera control sees each new size, and has to be the first to see it.
    trackResize: false,
  })
  for (const [name, zIndex] of panes) {
    const pane = map.createPane(name)
    pane.style.zIndex = String(zIndex)
    pane.style.pointerEvents = 'none'
  }
  L.control.scale({ imperial: false }).addTo(map)
  // Leaflet pans by keys and for the info window without asking what the user prefers.
  const panBy = map.panBy.bind(map)
  map.panBy = (offset, options) => panBy(offset, prefersReducedMotion() ? { ...options, animate: false } : options)
  return map.setView(defaultCentre, DEFAULT_ZOOM, { animate: false })
}
