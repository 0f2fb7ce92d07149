import L from 'leaflet'
import { film } from '../film'
import { covers, type Box } from '../world'
import { brushesOf } from './brushes-of'
import { paintedLine, type DrawnLine } from './drawn-line'
import type { Painter } from './painter'
import type { Brush } from './painting'

/** Many lines in one picture. What was painted last is stretched and pulled along until there is another. */
export type LineSheet = {
  /** whether it has, or will have, what is on this piece of the map at a zoom */
  readonly holds: (box: Box, zoom: number) => boolean
  /** as soon as the painter has time */
  readonly paint: (lines: ReadonlyArray<DrawnLine>, box: Box, zoom: number) => void
  /** lines are not what they were */
  readonly outdate: () => void
  /** the theme is another */
  readonly repaint: () => void
  readonly clear: () => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

/** Sharper than this costs memory and shows nothing. */
const MOST_SHARP = 2

/** No browser holds fewer pixels in one picture. */
const MOST_PIXELS = 2 ** 24

export const lineSheet = (map: L.Map, painter: Painter): LineSheet => {
  const holder = document.createElement('div')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('bitmaprenderer')
  canvas.className = 'rr-line-sheet'
  canvas.setAttribute('aria-hidden', 'true')
  holder.append(canvas)
  const held = film(map, holder, 'overlayPane')
  let brushes: ReadonlyArray<Brush> | undefined
  let asked: { readonly box: Box; readonly zoom: number } | undefined
  let isWaiting = false
  let askNext: (() => void) | undefined
  /** what moves is not exchanged */
  let showLater: (() => void) | undefined
  let isZooming = false
  let turn = 0

  const starts = (): void => void (isZooming = true)
  const ends = (): void => {
    isZooming = false
    showLater?.()
    showLater = undefined
  }
  map.on({ zoomstart: starts, zoomend: ends })

  const ask = (lines: ReadonlyArray<DrawnLine>, box: Box, zoom: number): void => {
    const scale = 2 ** zoom
    const corner = L.point(Math.floor(box.west * scale), Math.floor(box.north * scale))
    const size = L.point(Math.ceil(box.east * scale), Math.ceil(box.south * scale)).subtract(corner)
    if (size.x <= 0 || size.y <= 0) return
    const painted = lines.map((line) => paintedLine(line, zoom, corner))
    const ratio = Math.min(devicePixelRatio, MOST_SHARP, Math.sqrt(MOST_PIXELS / (size.x * size.y)))
    const of = turn
    brushes ??= brushesOf(lines)
    isWaiting = true
    painter.paint({ width: size.x, height: size.y, ratio, brushes, lines: painted }, (bitmap) => {
      isWaiting = false
      const show = (): void => {
        if (of !== turn) bitmap.close()
        else {
          context?.transferFromImageBitmap(bitmap)
          canvas.style.width = `${size.x}px`
          canvas.style.height = `${size.y}px`
          held.drawnAt(corner, zoom)
        }
      }
      if (isZooming) showLater = show
      else show()
      askNext?.()
      askNext = undefined
    })
  }

  return {
    holds: (box, zoom) => asked?.zoom === zoom && covers(asked.box, box),
    paint: (lines, box, zoom) => {
      asked = { box, zoom }
      if (isWaiting) askNext = () => ask(lines, box, zoom)
      else ask(lines, box, zoom)
    },
    outdate: () => (asked = undefined),
    repaint: () => (asked = brushes = undefined),
    clear: () => {
      turn += 1
      asked = askNext = undefined
      context?.transferFromImageBitmap(null)
    },
    putAside: held.putAside,
    remove: () => {
      turn += 1
      map.off({ zoomstart: starts, zoomend: ends })
      held.remove()
    },
  }
}
