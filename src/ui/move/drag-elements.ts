import type { HoveredTarget } from '../../application/move'
import type { StopId } from '../../domain/stop'

/** The line where the stop would go in: at the upper or lower edge of a row. */
export type DropLine = { readonly left: number; readonly top: number; readonly width: number }

/** What a drop on an element does. `choose a driver` opens the drivers without a route. */
export type DropArea =
  | { readonly kind: 'target'; readonly target: HoveredTarget; readonly line: DropLine | undefined }
  | { readonly kind: 'choose a driver' }

export const DROP_TARGETS = '[data-drop], [data-drop-route]'

/**
 * Any element can be a target, by its attributes: `data-drop` says `unplanned` or `driver`, and `data-drop-route` is the
 * index of a route. A route takes the stop at its cheapest position, or after the stop that `data-drop-after` names (first
 * where it is empty), or before or after the stop of a row with `data-drop-side="before-after"`, whichever half is
 * hovered.
 */
export const dropAreaAt = (elementUnderPointer: Element | null, point: Point): DropArea | undefined => {
  const element = elementUnderPointer?.closest<HTMLElement | SVGElement>(DROP_TARGETS)
  if (!element) return undefined
  const { drop, dropRoute } = element.dataset
  if (drop === 'driver') return { kind: 'choose a driver' }
  if (drop === 'unplanned')
    return { kind: 'target', target: { to: { kind: 'unplanned' }, position: { kind: 'cheapest' } }, line: undefined }
  if (dropRoute === undefined) return undefined
  const to = { kind: 'route', index: Number(dropRoute) } as const
  const { position, line } = positionOnRoute(element, point)
  return { kind: 'target', target: { to, position }, line }
}

const positionOnRoute = (
  element: HTMLElement | SVGElement,
  point: Point,
): { readonly position: HoveredTarget['position']; readonly line: DropLine | undefined } => {
  const { dropAfter, dropSide, dropAxis, dragStop } = element.dataset
  const box = element.getBoundingClientRect()
  const isBefore =
    dropSide === 'before' ||
    (dropSide === 'before-after' &&
      (dropAxis === 'x' ? point.x < box.left + box.width / 2 : point.y < box.top + box.height / 2))
  const line =
    dropSide === undefined || dropAxis === 'x'
      ? undefined
      : { left: box.left, top: isBefore ? box.top : box.bottom, width: box.width }
  if (dropAfter !== undefined)
    return { position: dropAfter === '' ? { kind: 'first' } : { kind: 'after', stop: dropAfter }, line }
  if (dropSide === undefined || dragStop === undefined) return { position: { kind: 'cheapest' }, line: undefined }
  return { position: { kind: isBefore ? 'before' : 'after', stop: dragStop }, line }
}

/** How near to an edge the pointer scrolls, in pixels. */
const SCROLL_ZONE = 48

/** At the edge itself, in pixels a second. */
const MAX_SCROLL_SPEED = 960

/** A frame that comes late scrolls no further than this. */
const MAX_FRAME_MS = 50

/**
 * How far to scroll in a frame of this length: nothing in the middle, faster nearer to an edge, negative towards the
 * start.
 */
export const scrollDistance = (position: number, [start, end]: readonly [number, number], frameMs: number): number => {
  if (position < start || position > end || end - start < 2 * SCROLL_ZONE) return 0
  const [fromStart, fromEnd] = [position - start, end - position]
  const nearness = Math.max(0, 1 - Math.min(fromStart, fromEnd) / SCROLL_ZONE)
  const distance = Math.ceil((MAX_SCROLL_SPEED * nearness ** 2 * Math.min(frameMs, MAX_FRAME_MS)) / 1_000)
  return distance === 0 ? 0 : fromStart < fromEnd ? -distance : distance
}

let preview: HTMLElement | null = null
let line: HTMLElement | null = null

/** For the elements that follow the pointer, which are moved without rendering. */
export const setPreview = (element: HTMLElement | null): void => void (preview = element)
export const setInsertLine = (element: HTMLElement | null): void => void (line = element)

export type Point = { readonly x: number; readonly y: number }

/** Not by opacity, which would make its text too faint to read. */
const DRAGGED_STYLE = 'background:var(--rr-sunken);outline:1px dashed var(--rr-text-3);outline-offset:-1px'

const draggedStyles = new CSSStyleSheet()

/** The stops of drops that are not answered yet, which look dragged until then. */
export const unansweredDrops = new Set<ReadonlyArray<StopId>>()

/** By a style sheet, since rows may be rendered again while they are dragged. */
export const markDragged = (movingStops: ReadonlyArray<StopId>): void => {
  const stops = [...movingStops, ...[...unansweredDrops].flat()]
  if (!document.adoptedStyleSheets.includes(draggedStyles)) document.adoptedStyleSheets.push(draggedStyles)
  const selectors = stops.map((id) => `[data-drag-stop="${CSS.escape(id)}"]:not([data-pin])`)
  draggedStyles.replaceSync(selectors.length === 0 ? '' : `${selectors.join()}{${DRAGGED_STYLE}}`)
}

let markedTarget: Element | undefined

export const markTarget = (target: Element | undefined): void => {
  if (target === markedTarget) return
  markedTarget?.removeAttribute('data-drop-over')
  target?.setAttribute('data-drop-over', '')
  markedTarget = target
}

const PREVIEW_WIDTH = 276

export const moveDragElements = ({ x, y }: Point, area: DropArea | undefined): void => {
  const at = area?.kind === 'target' ? area.line : undefined
  // Below the line, whose price it would cover.
  const below = at === undefined ? 14 : Math.max(14, at.top - y + 18)
  if (preview !== null)
    preview.style.transform = `translate(${Math.max(8, Math.min(x + 12, innerWidth - PREVIEW_WIDTH))}px,${y + below}px)`
  if (line === null) return
  line.style.visibility = at === undefined ? 'hidden' : 'visible'
  if (at === undefined) return
  line.style.transform = `translate(${at.left}px,${at.top}px)`
  line.style.width = `${at.width}px`
}
