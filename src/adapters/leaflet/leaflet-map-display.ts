import type { MapBoard, MapReports } from '../../application/map'
import { blankPicture, looksTheSame, type Picture } from '../../domain/map'
import type { Stop, StopId } from '../../domain/stop'
import type { BoardSettings } from './display-settings'
import { addFit } from './controls'
import { gazeOf } from './camera-control'
import { layGround } from './base-layers'
import { infoWindow } from './info-window'
import { layersOn } from './layers'
import { reportHands } from './input-handlers'
import { openMap } from './open-map'
import { proposedPin } from './proposed-pin'
import './map.css'

export const leafletMapBoard = (place: HTMLElement, settings: BoardSettings, reports: MapReports): MapBoard => {
  let shown: Picture = blankPicture
  const map = openMap(place, settings.tiles !== undefined)
  const layers = layersOn(map)
  const gaze = gazeOf(map)
  const info = infoWindow(map, { address: reports.stopAddress, onOpen: reports.stopOpened })
  const propose = proposedPin(map)
  const ears = reportHands({ map, layers, info, shown: () => shown }, reports)
  const ground = layGround(map, layers, settings)
  const sayFit = addFit(map, gaze.look)
  sayFit('all')

  let isClosed = false
  let isZooming = false
  let isGliding = false
  let drawings = 0
  // Leaflet tells of a move after it was asked to go.
  const draw = (): void => {
    if (isClosed) return
    drawings += 1
    if (isGliding) layers.drawInTurn()
    else layers.draw()
    isGliding = false
  }
  map.on({
    zoomstart: () => (isZooming = true),
    zoomanim: () => (isGliding = true),
    zoomend: () => (isZooming = false),
    move: () => (isZooming || isClosed ? undefined : layers.drawOn()),
    moveend: draw,
  })

  return {
    show: (picture) => {
      const isElsewhere = !looksTheSame(shown.camera, picture.camera)
      shown = picture
      layers.take(picture)
      sayFit(picture.lines.size === 1 ? 'route' : 'all')
      const before = drawings
      gaze.aim(picture.camera)
      if (isElsewhere) gaze.look()
      // A jump has drawn the map by now. Before an animated move it is drawn here, so that what is gone does not travel along.
      if (drawings === before) draw()
      info.refresh((id) => stopIn(picture, id))
    },
    trace: layers.trace,
    highlight: layers.highlight,
    propose,
    look: (look) => {
      if (look === 'fit') gaze.look()
      else if (look === 'closer') map.zoomIn(1)
      else map.zoomOut(1)
    },
    focus: () => map.getContainer().focus({ preventScroll: true }),
    close: () => {
      if (isClosed) return
      isClosed = true
      for (const end of [ears, ground, gaze.close, layers.remove]) end()
      // Leaflet ends a zoom by a timer, which would look for the map after it is gone.
      Object.assign(map, { _animatingZoom: false })
      map.remove()
      map.getContainer().remove()
    },
  }
}

const stopIn = ({ pins }: Picture, id: StopId): Stop | undefined => {
  for (const piece of pins) {
    const found = piece.find((stop) => stop.id === id)
    if (found !== undefined) return found
  }
  return undefined
}
