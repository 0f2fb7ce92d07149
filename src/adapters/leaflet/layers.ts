import type L from 'leaflet'
import type { MapDisplay } from '../../application/map'
import { emptyPicture, diffByKey, type Picture } from '../../domain/map'
import { basemapLayer, type BasemapLayer } from './basemap/basemap-layer'
import { labelLayer, type LabelLayer } from './basemap/label-layer'
import { createSlicedRunner } from './sliced-runner'
import { createLineLayer } from './lines/line-layer'
import { createPainter } from './lines/painter'
import { createMarkerLayer } from './marker-layer'
import { createOverlay, type Overlay } from './overlay'
import type { Group } from './pins/group'
import { occupiedBoxesOf } from './occupied-boxes'

/** All that lies on the map. */
export type Layers = {
  readonly basemap: BasemapLayer
  readonly labels: LabelLayer
  /** takes what differs in a picture, to be drawn the next time */
  readonly setPicture: (picture: Picture) => void
  readonly showFormerLines: MapDisplay['showFormerLines']
  readonly highlight: MapDisplay['highlight']
  /** the theme has changed */
  readonly repaint: () => void
  readonly groupAt: (key: string) => Group | undefined
  /** everything, for what one sees now */
  readonly draw: () => void
  /** the same, over as many frames as it takes: after an animated zoom everything is there already, only stretched */
  readonly drawInSlices: () => void
  /** while the map is pulled: only what would leave it bare */
  readonly drawWhileMoving: () => void
  readonly remove: () => void
}

/**
 * There are two overlays, and a picture goes to the one that differs least from it: a route is looked at alone and left again
 * while all the others wait aside, drawn as they were.
 */
export const createLayers = (map: L.Map): Layers => {
  const painter = createPainter(() => visibleOverlay.draw())
  const basemap = basemapLayer(map)
  const formerLines = createLineLayer(map, undefined)
  const markers = createMarkerLayer(map)
  const labels = labelLayer(map)
  let [visibleOverlay, hiddenOverlay]: readonly [Overlay, Overlay] = [
    createOverlay(map, painter),
    createOverlay(map, painter),
  ]
  hiddenOverlay.setHidden(true)
  let currentPicture: Picture = emptyPicture
  let shownFormerLines: Picture['lines'] = new Map()
  let highlighted: Parameters<MapDisplay['highlight']>[0]

  const applyHighlight = (): void => {
    visibleOverlay.pins.raise(highlighted?.kind === 'stop' ? highlighted.id : undefined)
    visibleOverlay.lines.highlight(highlighted?.kind === 'route' ? highlighted.index : undefined)
  }
  const swapOverlays = (): void => {
    ;[visibleOverlay, hiddenOverlay] = [hiddenOverlay, visibleOverlay]
    hiddenOverlay.setHidden(true)
    visibleOverlay.setHidden(false)
    applyHighlight()
  }
  const drawLabels = (): void =>
    labels.draw(() =>
      occupiedBoxesOf(visibleOverlay.pins.drawnGroups(), currentPicture.markers.values(), 2 ** map.getZoom()),
    )
  const runInSlices = createSlicedRunner((draw: () => void) => draw())
  /** A new zoom stops what is drawn for the old one, which would show for a frame. */
  const cancelPendingDraws = (): void => runInSlices([])
  map.on('zoomstart', cancelPendingDraws)
  const drawWhileMoving = (): void => {
    basemap.draw()
    formerLines.draw()
    visibleOverlay.draw()
  }
  return {
    basemap,
    labels,
    setPicture: (picture) => {
      markers.change(diffByKey(currentPicture.markers, picture.markers))
      currentPicture = picture
      if (hiddenOverlay.differenceFrom(picture) < visibleOverlay.differenceFrom(picture)) swapOverlays()
      if (isEmpty(picture)) clearOverlay(hiddenOverlay, picture)
      visibleOverlay.setPicture(picture)
    },
    showFormerLines: (lines) => {
      formerLines.change(diffByKey(shownFormerLines, lines))
      shownFormerLines = lines
      formerLines.draw()
    },
    highlight: (what) => {
      highlighted = what
      applyHighlight()
    },
    repaint: () => {
      basemap.repaint()
      visibleOverlay.repaint()
      hiddenOverlay.repaint()
      visibleOverlay.draw()
    },
    groupAt: (key) => visibleOverlay.pins.groupAt(key),
    draw: () => {
      drawWhileMoving()
      drawLabels()
    },
    drawInSlices: () =>
      runInSlices([
        () => visibleOverlay.pins.group(),
        () => visibleOverlay.pins.draw(),
        () => visibleOverlay.lines.draw(),
        basemap.draw,
        formerLines.draw,
        drawLabels,
      ]),
    drawWhileMoving,
    remove: () => {
      map.off('zoomstart', cancelPendingDraws)
      cancelPendingDraws()
      for (const layer of [basemap, formerLines, markers, labels, visibleOverlay, hiddenOverlay, painter])
        layer.remove()
    },
  }
}

const isEmpty = ({ pins, lines }: Picture): boolean => lines.size === 0 && pins.every((chunk) => chunk.length === 0)

/** The user may have logged out: then nothing of the plan may stay in the hidden overlay. */
const clearOverlay = (overlay: Overlay, picture: Picture): void => {
  overlay.setPicture(picture)
  overlay.draw()
}
