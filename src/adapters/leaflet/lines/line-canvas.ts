import L from 'leaflet'
import { createZoomLayer } from '../zoom-layer'
import { covers, type WorldBox } from '../../../domain/map'
import { type DrawnLine, paintedLineOf, createLineGroup } from './drawn-line'
import type { Painter } from './painter'
import type { StrokeStyle, Painting } from './painting'
import { pixelRatio } from '../view-box'

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

export const createLineCanvas = (map: L.Map, painter: Painter): LineCanvas => {
  const holder = document.createElement('div')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('bitmaprenderer')
  canvas.className = 'rr-line-sheet'
  canvas.setAttribute('aria-hidden', 'true')
  holder.append(canvas)
  const zoomLayer = createZoomLayer(map, holder, 'overlayPane')
  let strokes: ReadonlyArray<StrokeStyle> | undefined
  let requested: { readonly box: WorldBox; readonly zoom: number } | undefined
  let isWaiting = false
  let nextJob: PaintJob | undefined
  /** shows a painting that arrived during a zoom, after it ends */
  let pendingShow: (() => void) | undefined
  let isZooming = false
  /** raised when the painting on its way must not be shown any more */
  let generation = 0

  const onZoomStart = (): void => void (isZooming = true)
  const onZoomEnd = (): void => {
    isZooming = false
    pendingShow?.()
    pendingShow = undefined
  }
  map.on({ zoomstart: onZoomStart, zoomend: onZoomEnd })

  const show = ({ painting, corner, zoom }: PaintJob, bitmap: ImageBitmap): void => {
    context?.transferFromImageBitmap(bitmap)
    canvas.style.width = `${painting.width}px`
    canvas.style.height = `${painting.height}px`
    zoomLayer.setDrawnAt(corner, zoom)
  }
  const startPainting = (job: PaintJob): void => {
    const startedGeneration = generation
    isWaiting = true
    painter.paint(job.painting, (bitmap) => {
      isWaiting = false
      const showBitmap = (): void => (startedGeneration === generation ? show(job, bitmap) : bitmap.close())
      if (isZooming) pendingShow = showBitmap
      else showBitmap()
      if (nextJob !== undefined) startPainting(nextJob)
      nextJob = undefined
    })
  }

  return {
    hasArea: (box, zoom) => requested?.zoom === zoom && covers(requested.box, box),
    paint: (lines, box, zoom) => {
      requested = { box, zoom }
      strokes ??= readStrokeStyles(holder)
      const job = paintJobOf(lines, strokes, box, zoom)
      if (job.painting.width <= 0 || job.painting.height <= 0) return
      if (isWaiting) nextJob = job
      else startPainting(job)
    },
    markStale: () => (requested = undefined),
    repaint: () => (requested = strokes = undefined),
    clear: () => {
      generation += 1
      requested = nextJob = undefined
      context?.transferFromImageBitmap(null)
    },
    setHidden: zoomLayer.setHidden,
    remove: () => {
      generation += 1
      map.off({ zoomstart: onZoomStart, zoomend: onZoomEnd })
      zoomLayer.remove()
    },
  }
}

/** A painting, and the map pixel of its corner at a zoom. It has the lines as they were when it was requested. */
type PaintJob = { readonly painting: Painting; readonly corner: L.Point; readonly zoom: number }

/** Every browser supports this many canvas pixels. */
const MAX_PIXELS = 2 ** 24

const paintJobOf = (
  lines: ReadonlyArray<DrawnLine>,
  strokes: ReadonlyArray<StrokeStyle>,
  { west, north, east, south }: WorldBox,
  zoom: number,
): PaintJob => {
  const scale = 2 ** zoom
  const corner = L.point(Math.floor(west * scale), Math.floor(north * scale))
  const [width, height] = [Math.ceil(east * scale) - corner.x, Math.ceil(south * scale) - corner.y]
  const ratio = Math.min(pixelRatio(), Math.sqrt(MAX_PIXELS / (width * height)))
  const painted = lines.map((line) => paintedLineOf(line, zoom, corner))
  return { painting: { width, height, ratio, strokes, lines: painted }, corner, zoom }
}

/** From the style sheet; read once per theme, since every read forces a style calculation. */
const readStrokeStyles = (holder: HTMLElement): ReadonlyArray<StrokeStyle> => {
  const sample = createLineGroup()
  holder.append(sample)
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
