import L from 'leaflet'
import type { SelectionTool } from '../../application/map'
import { worldPointsOf } from '../../domain/map'

export type AreaSelection = {
  /** undefined: only a drag with Shift draws, and it draws a box */
  readonly setTool: (tool: SelectionTool | undefined) => void
  /** returns whether something was being drawn */
  readonly cancel: () => boolean
  readonly close: () => void
}

/** `outline`: the corners as world points; `adds`: Ctrl or Shift was held at the end */
type OnArea = (outline: Float64Array, adds: boolean) => void

type Drawing = {
  readonly pointer: number
  readonly tool: SelectionTool
  /** in pixels of the container; a box has the corner where it began and the one under the pointer */
  readonly points: L.Point[]
  isShown: boolean
}

/** A press that moves less, in pixels, is a click. */
const CLICK_TOLERANCE = 5

/** Corners of a lasso closer than this, in pixels, cannot be told apart. */
const MIN_STEP = 3

/** Draws boxes and lassos, and reports what they enclose. A second finger ends the drawing, so that two can still zoom. */
export const createAreaSelection = (map: L.Map, onArea: OnArea): AreaSelection => {
  const container = map.getContainer()
  const abortController = new AbortController()
  const outline = createOutline()
  let currentTool: SelectionTool | undefined
  let drawing: Drawing | undefined

  const endDrawing = (): void => {
    drawing = undefined
    outline.svg.remove()
    L.DomUtil.enableTextSelection()
  }
  const startDrawing = (event: PointerEvent): void => {
    if (drawing !== undefined) return endDrawing()
    const tool = currentTool ?? (event.shiftKey && !container.classList.contains('is-placing') ? 'box' : undefined)
    if (tool === undefined || event.button !== 0 || !event.isPrimary || isOnControl(event.target)) return
    // Neither the map nor a pin is dragged.
    event.stopPropagation()
    drawing = { pointer: event.pointerId, tool, points: [map.mouseEventToContainerPoint(event)], isShown: false }
    L.DomUtil.disableTextSelection()
  }
  const drag = (event: PointerEvent): void => {
    if (drawing?.pointer !== event.pointerId) return
    const point = map.mouseEventToContainerPoint(event)
    const { points, tool } = drawing
    const previous = (tool === 'box' ? points[0] : points.at(-1)) ?? point
    if (!drawing.isShown) {
      if (previous.distanceTo(point) <= CLICK_TOLERANCE) return
      drawing.isShown = true
      // Not before: a click would no longer be one on a pin.
      container.setPointerCapture(event.pointerId)
      container.append(outline.svg)
    } else if (tool === 'lasso' && previous.distanceTo(point) < MIN_STEP) return
    if (tool === 'box') points.splice(1, 1, point)
    else points.push(point)
    outline.draw(cornersOf(drawing))
  }
  const end = (event: PointerEvent): void => {
    if (drawing?.pointer !== event.pointerId) return
    const corners = drawing.isShown ? cornersOf(drawing) : []
    endDrawing()
    if (event.type === 'pointerup' && corners.length > 2)
      onArea(
        worldPointsOf(corners.map((corner) => map.containerPointToLatLng(corner))),
        event.shiftKey || event.ctrlKey || event.metaKey,
      )
  }

  const options = { signal: abortController.signal }
  container.addEventListener('pointerdown', startDrawing, options)
  container.addEventListener('pointermove', drag, options)
  // Before the pointer is captured, it may be released outside the map.
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, end, options)
  // The outline is in pixels of the screen.
  map.on('zoomstart', endDrawing)
  return {
    setTool: (tool) => {
      currentTool = tool
      endDrawing()
      container.classList.toggle('is-drawing', tool !== undefined)
      if (tool === undefined) map.dragging.enable()
      else map.dragging.disable()
    },
    cancel: () => {
      const wasDrawing = drawing !== undefined
      endDrawing()
      return wasDrawing
    },
    close: () => {
      abortController.abort()
      endDrawing()
    },
  }
}

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.leaflet-control, .leaflet-popup, .rr-inset, .rr-neighbour') !== null

const cornersOf = ({ tool, points }: Drawing): ReadonlyArray<L.Point> => {
  const [from, to] = points
  if (tool === 'lasso' || from === undefined || to === undefined) return points
  return [from, L.point(to.x, from.y), to, L.point(from.x, to.y)]
}

const SVG = 'http://www.w3.org/2000/svg'

/** A dashed line with a white one below it, so that it shows on every basemap. */
const createOutline = () => {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'rr-area')
  svg.setAttribute('aria-hidden', 'true')
  const paths = [document.createElementNS(SVG, 'path'), document.createElementNS(SVG, 'path')]
  svg.append(...paths)
  return {
    svg,
    draw: (corners: ReadonlyArray<L.Point>): void => {
      const data = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
      for (const path of paths) path.setAttribute('d', data)
    },
  }
}
