import type L from 'leaflet'
import { createZoomLayer } from '../zoom-layer'
import { covers, type WorldBox } from '../../../domain/map/web-mercator'
import { readStrokeStyles } from './read-stroke-styles'
import type { DrawnLine } from './drawn-line'
import { paintJobOf, type PaintJob } from './paint-job'
import type { Painter } from './painter'
import type { StrokeStyle } from './painting'

/** Many lines in one picture. What was painted last is stretched and pulled along until there is another. */
export type LineCanvas = {
  /** whether it has, or will have, what is on this piece of the map at a zoom */
  readonly hasArea: (box: WorldBox, zoom: number) => boolean
  /** as soon as the painter has time */
  readonly paint: (lines: ReadonlyArray<DrawnLine>, box: WorldBox, zoom: number) => void
  /** lines are not what they were */
  readonly markStale: () => void
  /** the theme is another */
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
  /** shows a painting that arrived during a zoom, once that is over */
  let pendingShow: (() => void) | undefined
  let isZooming = false
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
