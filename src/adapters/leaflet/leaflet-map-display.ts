import type { MapDisplay, MapEventHandlers } from '../../application/map'
import { emptyPicture, isSameCamera, type Picture } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import type { MapDisplaySettings } from './display-settings'
import { addFitButton } from './controls'
import { createCameraControl } from './camera-control'
import { addBaseLayers } from './base-layers'
import { infoWindow } from './info-window'
import { createLayers } from './layers'
import { handleInput } from './input-handlers'
import { openMap } from './open-map'
import { createProposedPin } from './proposed-pin'
import './map.css'

export const leafletMapDisplay = (
  container: HTMLElement,
  settings: MapDisplaySettings,
  handlers: MapEventHandlers,
): MapDisplay => {
  let currentPicture: Picture = emptyPicture
  const map = openMap(container, settings.tiles !== undefined)
  const layers = createLayers(map)
  const cameraControl = createCameraControl(map)
  const info = infoWindow(map, { stopUrl: handlers.stopUrlOf, onOpen: handlers.onStopOpen })
  const showProposedPin = createProposedPin(map)
  const stopInput = handleInput({ map, layers, info, currentPicture: () => currentPicture }, handlers)
  const removeBaseLayers = addBaseLayers(map, layers, settings)
  const setFitLabel = addFitButton(map, cameraControl.moveCamera)
  setFitLabel('all')

  let isClosed = false
  let isZooming = false
  let isAnimatingZoom = false
  let drawCount = 0
  // Leaflet tells of a move after it was asked to go.
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
    show: (picture) => {
      const hasCameraChanged = !isSameCamera(currentPicture.camera, picture.camera)
      currentPicture = picture
      layers.setPicture(picture)
      setFitLabel(picture.lines.size === 1 ? 'route' : 'all')
      const drawCountBefore = drawCount
      cameraControl.setCamera(picture.camera)
      if (hasCameraChanged) cameraControl.moveCamera()
      // A jump has drawn the map by now. Before an animated move it is drawn here, so that what is gone does not travel along.
      if (drawCount === drawCountBefore) draw()
      info.refresh((id) => findStop(picture, id))
    },
    showFormerLines: layers.showFormerLines,
    highlight: layers.highlight,
    showProposedPoint: showProposedPin,
    moveCamera: (look) => {
      if (look === 'fit') cameraControl.moveCamera()
      else if (look === 'closer') map.zoomIn(1)
      else map.zoomOut(1)
    },
    focus: () => map.getContainer().focus({ preventScroll: true }),
    close: () => {
      if (isClosed) return
      isClosed = true
      for (const dispose of [stopInput, removeBaseLayers, cameraControl.close, layers.remove]) dispose()
      // Leaflet ends a zoom by a timer, which would look for the map after it is gone.
      Object.assign(map, { _animatingZoom: false })
      map.remove()
      map.getContainer().remove()
    },
  }
}

const findStop = ({ pins }: Picture, id: StopId): Stop | undefined => {
  for (const chunk of pins) {
    const foundStop = chunk.find((stop) => stop.id === id)
    if (foundStop !== undefined) return foundStop
  }
  return undefined
}
