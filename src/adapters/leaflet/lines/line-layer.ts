import type L from 'leaflet'
import { covers, type KeyedDiff, type MapLine, type WorldBox } from '../../../domain/map'
import { createSlicedRunner } from '../sliced-runner'
import { visibleBox } from '../view-box'
import type { DrawnLine } from './drawn-line'
import { createLineElements } from './line-elements'
import { createLineCanvas } from './line-canvas'
import type { PainterClient } from '../painting/painter-client'

export type LineLayer = {
  readonly change: (diff: KeyedDiff<number, MapLine>) => void
  readonly draw: () => void
  /** after a change of theme */
  readonly repaint: () => void
  readonly highlight: (index: number | undefined) => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

/** The drawn margin in parts of the view's size; redrawn when less than SLACK is left. */
const MARGIN = 0.4
const SLACK = 0.2

/** Above this number lines are painted on a canvas, since SVG would also draw everything outside the view. */
const MAX_ELEMENT_LINES = 8

/** Former lines are faint and take no clicks. */
export const createLineLayer = (map: L.Map, painter: PainterClient | undefined): LineLayer => {
  const canvas = painter && createLineCanvas(map, painter)
  const elements = createLineElements(map, painter === undefined)
  let drawnBox: WorldBox | undefined
  let drawnZoom = NaN
  let usesCanvas = false
  let isDone = true
  let frame = 0

  const redrawPaths = createSlicedRunner(elements.redrawPath)
  const paint = (lines: ReadonlyArray<DrawnLine>): void => {
    isDone = true
    if (usesCanvas && drawnBox !== undefined && canvas?.hasArea(visibleBox(map, SLACK), drawnZoom) === false)
      canvas.paint(lines, drawnBox, drawnZoom)
  }
  const cancelPending = (): void => {
    cancelAnimationFrame(frame)
    redrawPaths([])
  }
  /** On zoom, unfinished drawing for the old zoom is dropped; finished drawings are scaled. */
  const dropUnfinished = (): void => {
    if (isDone) return
    cancelPending()
    drawnBox = undefined
  }
  const chooseRenderer = (): void => {
    const needsCanvas = painter?.isAvailable() === true && elements.count() > MAX_ELEMENT_LINES
    if (needsCanvas === usesCanvas) return
    usesCanvas = needsCanvas
    elements.setInvisible(needsCanvas)
    if (needsCanvas) drawnBox = undefined
    else canvas?.clear()
  }
  map.on('zoomstart', dropUnfinished)

  return {
    change: (diff) => {
      elements.change(diff)
      if (elements.isStale()) canvas?.markStale()
    },
    draw: () => {
      chooseRenderer()
      const zoom = map.getZoom()
      const isFull = drawnBox === undefined || drawnZoom !== zoom || !covers(drawnBox, visibleBox(map, SLACK))
      if (!isFull && !elements.isStale()) return
      if (drawnZoom !== zoom) elements.setZoom(zoom)
      drawnZoom = zoom
      const box = isFull || drawnBox === undefined ? visibleBox(map, MARGIN) : drawnBox
      drawnBox = box
      const lines = elements.positionIn(box, isFull)
      cancelPending()
      isDone = false
      if (usesCanvas) frame = requestAnimationFrame(() => redrawPaths(lines, () => paint(lines)))
      else redrawPaths(lines, () => (isDone = true))
    },
    repaint: () => {
      canvas?.repaint()
      drawnBox = undefined
    },
    highlight: elements.highlight,
    setHidden: (isHidden) => {
      elements.setHidden(isHidden)
      canvas?.setHidden(isHidden)
    },
    remove: () => {
      map.off('zoomstart', dropUnfinished)
      cancelPending()
      elements.remove()
      canvas?.remove()
    },
  }
}
