import * as E from 'fp-ts/Either'
import type { StopId } from '../../domain/stop'
import type { AppFacade } from '../app-facade'
import { dropPlaceAt, DROP_TARGETS, scrollStep, type DropPlace } from './drop-place'

let preview: HTMLElement | null = null
let line: HTMLElement | null = null

/** For the elements that follow the pointer, which are moved without rendering. */
export const setPreview = (element: HTMLElement | null): void => void (preview = element)
export const setInsertLine = (element: HTMLElement | null): void => void (line = element)

/** How far a press moves before it is a drag, in pixels, and how long a finger rests before. */
const DRAG_DISTANCE = 6
const TOUCH_HOLD_MS = 400

/** How long the pointer rests on a target before it is opened, and by how many pixels it may shake. */
const OPEN_AFTER_MS = 600
const REST_DISTANCE = 4

type Point = { readonly x: number; readonly y: number }

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Follows a press on the element of a stop, which becomes a drag once it moves. The result ends it. */
export const followPress = (
  press: PointerEvent,
  source: HTMLElement | SVGElement,
  { move, selection }: Pick<AppFacade, 'move' | 'selection'>,
): (() => void) => {
  const { documentElement: root } = document
  const capture = captureElement()
  const abort = new AbortController()
  const pressedAt: Point = { x: press.clientX, y: press.clientY }
  const isTouch = press.pointerType === 'touch'
  let point = pressedAt
  let isDragging = false
  let place: DropPlace | undefined
  let rest = { element: null as Element | null, at: pressedAt, since: 0 }
  let [frame, holdTimer] = [0, 0]

  const stop = (isHeld = true): void => {
    abort.abort()
    clearTimeout(holdTimer)
    cancelAnimationFrame(frame)
    if (!isDragging) return
    isDragging = false
    root.removeAttribute('data-dragging')
    markDragged([])
    markTarget(undefined)
    swallowClick(isHeld)
  }
  const start = (): void => {
    const { dragStop } = source.dataset
    if (dragStop === undefined) return stop()
    const selected = selection.store.stops
    const stops = selected.has(dragStop) ? [...selected] : [dragStop]
    // The pointer stays ours when its element leaves the page, and hovers nothing meanwhile.
    capture.setPointerCapture(press.pointerId)
    isDragging = true
    move.startDrag(stops)
    root.setAttribute('data-dragging', '')
    getSelection()?.removeAllRanges()
    markDragged(stops)
    followInFrame()
  }
  const cancel = (isHeld = true): void => {
    if (isDragging) move.cancelDrag()
    stop(isHeld)
  }
  const update = (): void => {
    // First all that reads the layout, then all that changes it: else the browser lays the page out several times.
    const element = document.elementFromPoint(point.x, point.y)
    place = dropPlaceAt(element, point)
    scrollAt(element, point)
    move.hoverTarget(place?.kind === 'target' ? place.target : undefined)
    markTarget(element?.closest(DROP_TARGETS) ?? undefined)
    placeElements(point, place)
    openAtRest(element)
  }
  const openAtRest = (element: Element | null): void => {
    const opener = element?.closest('[data-hold-open]') ?? null
    if (opener !== rest.element || distance(point, rest.at) > REST_DISTANCE)
      rest = { element: opener, at: point, since: performance.now() }
    else if (opener !== null && performance.now() - rest.since >= OPEN_AFTER_MS) {
      rest = { ...rest, since: Infinity }
      const link = opener.matches('a') ? opener : opener.querySelector('a')
      if (link instanceof HTMLElement) link.click()
    }
  }
  const followInFrame = (): void => {
    // A colleague's change may have ended the drag.
    if (move.drag.held === undefined) return stop()
    update()
    frame = requestAnimationFrame(followInFrame)
  }
  const drop = async (): Promise<void> => {
    update()
    const { held } = move.drag
    const isChoosingDriver = place?.kind === 'choose a driver'
    stop(false)
    if (held === undefined) return
    if (isChoosingDriver) {
      move.cancelDrag()
      void move.openDialog(held, 'new routes')
      return
    }
    // They do not jump back to their old look and place before the answer moves them.
    unanswered.add(held)
    markDragged([])
    const answer = await move.drop()
    unanswered.delete(held)
    markDragged(move.drag.held ?? [])
    if (E.isRight(answer)) selection.remove(held)
  }

  const on = <K extends keyof WindowEventMap>(kind: K, handler: (event: WindowEventMap[K]) => void): void =>
    addEventListener(kind, handler, { signal: abort.signal, capture: true })
  on('pointermove', (event) => {
    if (event.pointerId !== press.pointerId) return
    // It may have been released outside the window.
    if (event.buttons === 0) return cancel(false)
    point = { x: event.clientX, y: event.clientY }
    if (isDragging || distance(point, pressedAt) < DRAG_DISTANCE) return
    if (isTouch) stop()
    else start()
  })
  on('pointerup', (event) => {
    if (event.pointerId !== press.pointerId) return
    point = { x: event.clientX, y: event.clientY }
    if (isDragging) void drop()
    else stop()
  })
  on('pointercancel', ({ pointerId }) => (pointerId === press.pointerId ? cancel(false) : undefined))
  on('blur', ({ target }) => (target === window ? cancel() : undefined))
  on('mousedown', ({ button }) => (button === 0 ? undefined : cancel()))
  on('contextmenu', (event) => {
    if (!isDragging) return
    event.preventDefault()
    if (!isTouch) cancel()
  })
  on('keydown', (event) => {
    if (!isDragging || event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  })
  // Else the browser would drag the link or select the text.
  on('dragstart', (event) => event.preventDefault())
  on('selectstart', (event) => (isDragging ? event.preventDefault() : undefined))
  if (isTouch) holdTimer = window.setTimeout(start, TOUCH_HOLD_MS)
  return () => cancel(false)
}

const captureElements = document.getElementsByClassName('rr-drag-capture')

/** What a drag captures the pointer with. Its cursor shows meanwhile, so that no other element needs a style for that. */
const captureElement = (): Element => {
  const [present] = captureElements
  if (present !== undefined) return present
  const element = document.createElement('div')
  element.className = 'rr-drag-capture'
  document.body.append(element)
  return element
}

/**
 * The click, or the menu of the right button, that follows a drag; while the button is held, until it is released. The
 * click of the next press is the user's.
 */
const swallowClick = (isHeld: boolean): void => {
  const abort = new AbortController()
  const options = { signal: abort.signal, capture: true }
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  const endSoon = (): void => void setTimeout(() => abort.abort(), 50)
  for (const kind of ['click', 'contextmenu']) addEventListener(kind, swallow, options)
  addEventListener('pointerdown', () => abort.abort(), options)
  if (!isHeld) return endSoon()
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, endSoon, options)
}

/** Not by opacity, which would make its text too faint to read. */
const DRAGGED_STYLE = 'background:var(--rr-sunken);outline:1px dashed var(--rr-text-3);outline-offset:-1px'

const draggedStyles = new CSSStyleSheet()

/** The stops of drops that are not answered yet. */
const unanswered = new Set<ReadonlyArray<StopId>>()

/** By a style sheet, since rows may be rendered again while they are dragged. */
const markDragged = (held: ReadonlyArray<StopId>): void => {
  const stops = [...held, ...[...unanswered].flat()]
  if (!document.adoptedStyleSheets.includes(draggedStyles)) document.adoptedStyleSheets.push(draggedStyles)
  const selectors = stops.map((id) => `[data-drag-stop="${CSS.escape(id)}"]:not([data-pin])`)
  draggedStyles.replaceSync(selectors.length === 0 ? '' : `${selectors.join()}{${DRAGGED_STYLE}}`)
}

let markedTarget: Element | undefined

const markTarget = (target: Element | undefined): void => {
  if (target === markedTarget) return
  markedTarget?.removeAttribute('data-drop-over')
  target?.setAttribute('data-drop-over', '')
  markedTarget = target
}

const PREVIEW_WIDTH = 276

const placeElements = ({ x, y }: Point, place: DropPlace | undefined): void => {
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

const scrollAt = (element: Element | null, { x, y }: Point): void => {
  for (let pane = element; pane !== null; pane = pane.parentElement) {
    if (pane.scrollHeight === pane.clientHeight && pane.scrollWidth === pane.clientWidth) continue
    const { overflowX, overflowY } = getComputedStyle(pane)
    if (!/auto|scroll/.test(overflowX + overflowY)) continue
    const { left, right, top, bottom } = pane.getBoundingClientRect()
    pane.scrollBy(
      /auto|scroll/.test(overflowX) ? scrollStep(x, left, right) : 0,
      /auto|scroll/.test(overflowY) ? scrollStep(y, top, bottom) : 0,
    )
    return
  }
}
