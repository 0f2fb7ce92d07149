import type { HoveredTarget } from '../../application/move'

/** The line where the stop would go in: at the upper or lower edge of a row. */
export type DropLine = { readonly left: number; readonly top: number; readonly width: number }

/** What a drop on an element does. `choose a driver` opens the drivers without a route. */
export type DropPlace =
  | { readonly kind: 'target'; readonly target: HoveredTarget; readonly line: DropLine | undefined }
  | { readonly kind: 'choose a driver' }

type Point = { readonly x: number; readonly y: number }

export const DROP_TARGETS = '[data-drop], [data-drop-route]'

/**
 * Any element can be a target, by its attributes: `data-drop` says `unplanned` or `driver`, and `data-drop-route` is the
 * index of a route. A route takes the stop at its cheapest place, or after the stop that `data-drop-after` names (first
 * where it is empty), or before or after the stop of a row with `data-drop-place="before-after"`, whichever half is
 * hovered.
 */
export const dropPlaceAt = (elementUnderPointer: Element | null, point: Point): DropPlace | undefined => {
  const element = elementUnderPointer?.closest<HTMLElement | SVGElement>(DROP_TARGETS)
  if (!element) return undefined
  const { drop, dropRoute } = element.dataset
  if (drop === 'driver') return { kind: 'choose a driver' }
  if (drop === 'unplanned')
    return { kind: 'target', target: { to: { kind: 'unplanned' }, position: { kind: 'cheapest' } }, line: undefined }
  if (dropRoute === undefined) return undefined
  const to = { kind: 'route', index: Number(dropRoute) } as const
  const { position, line } = placeOnRoute(element, point)
  return { kind: 'target', target: { to, position }, line }
}

const placeOnRoute = (
  element: HTMLElement | SVGElement,
  point: Point,
): { readonly position: HoveredTarget['position']; readonly line: DropLine | undefined } => {
  const { dropAfter, dropPlace, dropAxis, dragStop } = element.dataset
  const box = element.getBoundingClientRect()
  const isBefore =
    dropPlace === 'before' ||
    (dropPlace === 'before-after' &&
      (dropAxis === 'x' ? point.x < box.left + box.width / 2 : point.y < box.top + box.height / 2))
  const line =
    dropPlace === undefined || dropAxis === 'x'
      ? undefined
      : { left: box.left, top: isBefore ? box.top : box.bottom, width: box.width }
  if (dropAfter !== undefined)
    return { position: dropAfter === '' ? { kind: 'first' } : { kind: 'after', stop: dropAfter }, line }
  if (dropPlace === undefined || dragStop === undefined) return { position: { kind: 'cheapest' }, line: undefined }
  return { position: { kind: isBefore ? 'before' : 'after', stop: dragStop }, line }
}

/** How near to an edge the pointer scrolls, in pixels. */
const SCROLL_ZONE = 48

/** In pixels a frame. */
const MAX_SCROLL = 16

/** How far to scroll in a frame: nothing in the middle, faster nearer to an edge, negative towards the start. */
export const scrollStep = (position: number, start: number, end: number): number => {
  if (position < start || position > end || end - start < 2 * SCROLL_ZONE) return 0
  const [fromStart, fromEnd] = [position - start, end - position]
  if (fromStart < SCROLL_ZONE) return -Math.ceil(MAX_SCROLL * (1 - fromStart / SCROLL_ZONE))
  return fromEnd < SCROLL_ZONE ? Math.ceil(MAX_SCROLL * (1 - fromEnd / SCROLL_ZONE)) : 0
}
