import type L from 'leaflet'
import { createPictureLayer, pictureAreaOf } from '../zoom-layer'
import { covers, type WorldBox } from '../../../domain/map'
import { type DrawnLine, paintedLineOf, createLineGroup } from './drawn-line'
import { createPaintQueue, type PainterClient } from '../painting/painter-client'
import type { StrokeStyle, Painting } from '../painting/painter-messages'
import { pixelRatioOf } from '../view-box'

/** Many lines painted on one canvas. The last painting is scaled and moved until the next one arrives. */
export type LineCanvas = {
  /** whether this area and zoom is painted, or requested */
  readonly hasArea: (box: WorldBox, zoom: number) => boolean
  /** paints as soon as the painter is free */
  readonly paint: (lines: ReadonlyArray<DrawnLine>, box: WorldBox, zoom: number) => void
  /** the painted lines are outdated */
  readonly markStale: () => void
  /** after a change of theme */
  readonly repaint: () => void
  readonly clear: () => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createLineCanvas = (map: L.Map, painter: PainterClient): LineCanvas => {
  const picture = createPictureLayer(map, 'rr-picture', 'overlayPane')
  const queue = createPaintQueue(painter)
  let strokes: ReadonlyArray<StrokeStyle> | undefined
  let requested: { readonly box: WorldBox; readonly zoom: number } | undefined

  return {
    hasArea: (box, zoom) => requested?.zoom === zoom && covers(requested.box, box),
    paint: (lines, box, zoom) => {
      requested = { box, zoom }
      strokes ??= readStrokeStyles(map)
      const area = pictureAreaOf(box, zoom)
      if (area.width <= 0 || area.height <= 0) return
      const painting: Painting = {
        width: area.width,
        height: area.height,
        ratio: pixelRatioOf(area),
        strokes,
        lines: lines.map((line) => paintedLineOf(line, zoom, area.corner)),
      }
      queue.request({ kind: 'lines', painting }, ([bitmap]) => {
        if (bitmap !== undefined) picture.show(area, bitmap)
      })
    },
    markStale: () => (requested = undefined),
    repaint: () => (requested = strokes = undefined),
    clear: () => {
      requested = undefined
      queue.discardRequests()
      picture.clear()
    },
    setHidden: picture.setHidden,
    remove: () => {
      queue.discardRequests()
      picture.remove()
    },
  }
}

/** From the style sheet; read once per theme, since every read forces a style calculation. */
const readStrokeStyles = (map: L.Map): ReadonlyArray<StrokeStyle> => {
  const sample = createLineGroup()
  map.getContainer().append(sample)
  const styles = Array.from(sample.children, (path) => {
    const { stroke, strokeWidth, strokeOpacity } = getComputedStyle(path)
    return {
      colour: stroke === 'none' ? undefined : stroke,
      width: Number.parseFloat(strokeWidth),
      opacity: Number(strokeOpacity),
    }
  })
  sample.remove()
  return styles
}
