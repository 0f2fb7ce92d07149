import type L from 'leaflet'
import { film } from '../zoom-layer'
import { covers, type Box } from '../../../domain/map/web-mercator'
import { brushesOf } from './read-stroke-styles'
import type { DrawnLine } from './drawn-line'
import { orderOf, type Order } from './paint-job'
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
  let next: Order | undefined
  /** shows a painting that arrived during a zoom, once that is over */
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

  const show = ({ painting, corner, zoom }: Order, bitmap: ImageBitmap): void => {
    context?.transferFromImageBitmap(bitmap)
    canvas.style.width = `${painting.width}px`
    canvas.style.height = `${painting.height}px`
    held.drawnAt(corner, zoom)
  }
  const ask = (order: Order): void => {
    const of = turn
    isWaiting = true
    painter.paint(order.painting, (bitmap) => {
      isWaiting = false
      const showIt = (): void => (of === turn ? show(order, bitmap) : bitmap.close())
      if (isZooming) showLater = showIt
      else showIt()
      if (next !== undefined) ask(next)
      next = undefined
    })
  }

  return {
    holds: (box, zoom) => asked?.zoom === zoom && covers(asked.box, box),
    paint: (lines, box, zoom) => {
      asked = { box, zoom }
      brushes ??= brushesOf(holder)
      const order = orderOf(lines, brushes, box, zoom)
      if (order.painting.width <= 0 || order.painting.height <= 0) return
      if (isWaiting) next = order
      else ask(order)
    },
    outdate: () => (asked = undefined),
    repaint: () => (asked = brushes = undefined),
    clear: () => {
      turn += 1
      asked = next = undefined
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
