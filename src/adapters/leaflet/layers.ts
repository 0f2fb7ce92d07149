import type L from 'leaflet'
import type { MapDisplay, MapEventHandlers } from '../../application/map'
import type { PixelBox } from '../../domain/basemap'
import {
  emptyMapContent,
  diffByKey,
  type MapContent,
  worldX,
  worldY,
  type MapMarker,
  type PinGroup,
} from '../../domain/map'
import { createBasemapLayer, type BasemapLayer } from './basemap/basemap-layer'
import { createLabelLayer, type LabelLayer } from './basemap/label-layer'
import { createSlicedRunner } from './sliced-runner'
import { createLineLayer } from './lines/line-layer'
import { createPainterClient } from './painting/painter-client'
import { createMarkerLayer } from './marker-layer'
import { createNeighbourPointers } from './neighbour-pointers'
import { createOverlay, type Overlay } from './overlay'
import { createStopInset } from './stop-inset'
import { createStreetLayer } from './streets/street-layer'
import type { ReadStreetTile } from './streets/tile-requests'

/** Everything drawn on the map. */
export type Layers = {
  readonly basemap: BasemapLayer
  readonly labels: LabelLayer
  /** takes the new map content; its changes are drawn by the next draw */
  readonly setContent: (content: MapContent) => void
  readonly showCurrentPlanLines: MapDisplay['showCurrentPlanLines']
  readonly highlight: MapDisplay['highlight']
  readonly showSelection: MapDisplay['showSelection']
  /** after a change of theme */
  readonly repaint: () => void
  readonly groupAt: (key: string) => PinGroup | undefined
  readonly draw: () => void
  /** draws as `draw` does, spread over several frames: after an animated zoom the old drawing still shows, scaled */
  readonly drawInSlices: () => void
  /** while the map is panned: only what the visible area lacks */
  readonly drawWhileMoving: () => void
  readonly remove: () => void
}

type StreetSource = {
  /** undefined where there are no streets */
  readonly readTile: ReadStreetTile | undefined
  readonly onShown: (areShown: boolean) => void
}

/**
 * There are two overlays, and a map content goes to the one that differs less from it. While a single route is shown, the
 * hidden overlay keeps all other routes as drawn.
 */
export const createLayers = (map: L.Map, handlers: MapEventHandlers, { readTile, onShown }: StreetSource): Layers => {
  const painter = createPainterClient(() => visibleOverlay.draw())
  const basemap = createBasemapLayer(map, readTile !== undefined)
  const currentPlanLines = createLineLayer(map, undefined)
  const markers = createMarkerLayer(map)
  const labels = createLabelLayer(map)
  const streets =
    readTile &&
    createStreetLayer(map, painter, readTile, ({ onMap, onInset }) => {
      basemap.setStreetsShown(onMap)
      labels.setRoadsHidden(onMap)
      onShown(onMap || onInset)
    })
  const inset = createStopInset(map, { basemap, streets }, handlers)
  const pointers = createNeighbourPointers(map, handlers)
  let [visibleOverlay, hiddenOverlay]: readonly [Overlay, Overlay] = [
    createOverlay(map, painter),
    createOverlay(map, painter),
  ]
  hiddenOverlay.setHidden(true)
  let currentContent: MapContent = emptyMapContent
  let drawnCurrentPlanLines: MapContent['lines'] = new Map()
  let highlighted: Parameters<MapDisplay['highlight']>[0]
  let selectedStops: Parameters<MapDisplay['showSelection']>[0] = new Set()

  const applyHighlight = (): void => {
    visibleOverlay.pins.raise(highlighted?.kind === 'stop' ? highlighted.id : undefined)
    visibleOverlay.lines.highlight(highlighted?.kind === 'route' ? highlighted.index : undefined)
  }
  const swapOverlays = (): void => {
    ;[visibleOverlay, hiddenOverlay] = [hiddenOverlay, visibleOverlay]
    hiddenOverlay.setHidden(true)
    visibleOverlay.setHidden(false)
    applyHighlight()
    visibleOverlay.pins.markSelected(selectedStops)
  }
  const occupiedBoxes = (): ReadonlyArray<PixelBox> =>
    occupiedBoxesOf(visibleOverlay.pins.drawnGroups(), currentContent.markers.values(), 2 ** map.getZoom())
  const drawStreets = (): void => streets?.draw(() => [...occupiedBoxes(), ...labels.boxes()])
  const drawLabels = (): void => labels.draw(occupiedBoxes)
  const runInSlices = createSlicedRunner((draw: () => void) => draw())
  /** Stops drawing for the old zoom, which would show for a frame. */
  const cancelPendingDraws = (): void => runInSlices([])
  map.on('zoomstart', cancelPendingDraws)
  const drawWhileMoving = (): void => {
    basemap.draw()
    currentPlanLines.draw()
    visibleOverlay.draw()
    drawStreets()
  }
  return {
    basemap,
    labels,
    setContent: (content) => {
      markers.change(diffByKey(currentContent.markers, content.markers))
      inset.show(content.inset)
      pointers.show(content.inset)
      currentContent = content
      if (hiddenOverlay.differenceFrom(content) < visibleOverlay.differenceFrom(content)) swapOverlays()
      if (isEmpty(content)) clearOverlay(hiddenOverlay, content)
      visibleOverlay.setContent(content)
    },
    showCurrentPlanLines: (lines) => {
      currentPlanLines.change(diffByKey(drawnCurrentPlanLines, lines))
      drawnCurrentPlanLines = lines
      currentPlanLines.draw()
    },
    highlight: (target) => {
      highlighted = target
      applyHighlight()
    },
    showSelection: (stops) => {
      selectedStops = stops
      visibleOverlay.pins.markSelected(stops)
    },
    repaint: () => {
      basemap.repaint()
      visibleOverlay.repaint()
      hiddenOverlay.repaint()
      streets?.repaint()
      visibleOverlay.draw()
      inset.draw()
    },
    groupAt: (key) => visibleOverlay.pins.groupAt(key),
    draw: () => {
      basemap.draw()
      currentPlanLines.draw()
      visibleOverlay.draw()
      drawLabels()
      drawStreets()
      inset.draw()
    },
    drawInSlices: () =>
      runInSlices([
        () => visibleOverlay.pins.group(),
        () => visibleOverlay.pins.draw(),
        () => visibleOverlay.lines.draw(),
        basemap.draw,
        currentPlanLines.draw,
        drawLabels,
        drawStreets,
        inset.draw,
      ]),
    drawWhileMoving,
    remove: () => {
      map.off('zoomstart', cancelPendingDraws)
      cancelPendingDraws()
      for (const layer of [
        basemap,
        currentPlanLines,
        markers,
        labels,
        inset,
        ...(streets === undefined ? [] : [streets]),
        pointers,
        visibleOverlay,
        hiddenOverlay,
      ])
        layer.remove()
      painter.close()
    },
  }
}

const isEmpty = ({ pins, lines }: MapContent): boolean => lines.size === 0 && pins.every((chunk) => chunk.length === 0)

/** The user may have logged out: then the hidden overlay must keep nothing of the plan. */
const clearOverlay = (overlay: Overlay, content: MapContent): void => {
  overlay.setContent(content)
  overlay.draw()
}

/** The boxes of pins, groups and markers, in map pixels at a scale. */
const occupiedBoxesOf = (
  groups: Iterable<PinGroup>,
  markers: Iterable<MapMarker>,
  scale: number,
): ReadonlyArray<PixelBox> => [
  ...Array.from(groups, ({ stops, x, y }) => boxAt(x * scale, y * scale, stops.length === 1 ? PIN : DISC)),
  ...Array.from(markers, ({ coordinates }) =>
    boxAt(worldX(coordinates.lng) * scale, worldY(coordinates.lat) * scale, DISC),
  ),
]

type PinExtent = { readonly halfWidth: number; readonly up: number; readonly down: number }

const PIN: PinExtent = { halfWidth: 17, up: 41, down: 0 }

const DISC: PinExtent = { halfWidth: 22, up: 22, down: 22 }

const boxAt = (x: number, y: number, { halfWidth, up, down }: PinExtent): PixelBox => ({
  left: x - halfWidth,
  top: y - up,
  right: x + halfWidth,
  bottom: y + down,
})
