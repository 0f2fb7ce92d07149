import type { StopId } from '../../domain/stop'
import type { DropPlace } from './drop-place'

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
export const markDragged = (held: ReadonlyArray<StopId>): void => {
  const stops = [...held, ...[...unansweredDrops].flat()]
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

export const placeElements = ({ x, y }: Point, place: DropPlace | undefined): void => {
  const at = place?.kind === 'target' ? place.line : undefined
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
