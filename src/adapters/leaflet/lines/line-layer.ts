import type L from 'leaflet'
import type { Changed, Line } from '../../../domain/map'
import { inSlices } from '../sliced-runner'
import { viewBox } from '../view-box'
import { covers, type Box } from '../../../domain/map/web-mercator'
import type { DrawnLine } from './drawn-line'
import { lineElements } from './line-elements'
import { lineSheet } from './line-canvas'
import type { Painter } from './painter'

export type LineLayer = {
  readonly change: (changed: Changed<number, Line>) => void
  readonly draw: () => void
  /** the theme has changed */
  readonly repaint: () => void
  readonly highlight: (index: number | undefined) => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

/** How much is drawn beyond the view, in parts of its size; it is drawn anew where less than the slack is left. */
const MARGIN = 0.4
const SLACK = 0.2

/** A few are drawn as elements at once. More are painted in one picture, or all that reaches beyond the view would be. */
const FEW = 8

/** Former lines are faint, and no hand is for them. */
export const lineLayer = (map: L.Map, painter: Painter | undefined): LineLayer => {
  const sheet = painter && lineSheet(map, painter)
  const elements = lineElements(map, painter === undefined)
  let drawn: Box | undefined
  let drawnZoom = NaN
  let isPainted = false
  let isDone = true
  let frame = 0

  const refine = inSlices(elements.sharpen)
  const paint = (lines: ReadonlyArray<DrawnLine>): void => {
    isDone = true
    if (isPainted && drawn !== undefined && sheet?.holds(viewBox(map, SLACK), drawnZoom) === false)
      sheet.paint(lines, drawn, drawnZoom)
  }
  const stop = (): void => {
    cancelAnimationFrame(frame)
    refine([])
  }
  /** On a zoom, half-done work is dropped, since it is for the old zoom; what was finished can be stretched. */
  const halt = (): void => {
    if (isDone) return
    stop()
    drawn = undefined
  }
  const choose = (): void => {
    const isMany = painter?.isAble() === true && elements.count() > FEW
    if (isMany === isPainted) return
    isPainted = isMany
    elements.veil(isMany)
    if (isMany) drawn = undefined
    else sheet?.clear()
  }
  map.on('zoomstart', halt)

  return {
    change: (changed) => {
      elements.change(changed)
      if (elements.isStale()) sheet?.outdate()
    },
    draw: () => {
      choose()
      const zoom = map.getZoom()
      const isAnew = drawn === undefined || drawnZoom !== zoom || !covers(drawn, viewBox(map, SLACK))
      if (!isAnew && !elements.isStale()) return
      if (drawnZoom !== zoom) elements.turnTo(zoom)
      drawnZoom = zoom
      const box = isAnew || drawn === undefined ? viewBox(map, MARGIN) : drawn
      drawn = box
      const lines = elements.stand(box, isAnew)
      stop()
      isDone = false
      if (isPainted) frame = requestAnimationFrame(() => refine(lines, () => paint(lines)))
      else refine(lines, () => (isDone = true))
    },
    repaint: () => {
      sheet?.repaint()
      drawn = undefined
    },
    highlight: elements.highlight,
    putAside: (isAside) => {
      elements.putAside(isAside)
      sheet?.putAside(isAside)
    },
    remove: () => {
      map.off('zoomstart', halt)
      stop()
      elements.remove()
      sheet?.remove()
    },
  }
}
