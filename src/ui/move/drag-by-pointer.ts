import * as E from 'fp-ts/Either'
import type { AppFacade } from '../app-facade'
import {
  markDragged,
  markTarget,
  moveDragElements,
  unansweredDrops,
  dropAreaAt,
  DROP_TARGETS,
  scrollDistance,
  type Point,
  type DropArea,
} from './drag-elements'
/** How far a press moves before it is a drag, in pixels, and how long a finger rests before. */
const DRAG_DISTANCE = 6
const TOUCH_HOLD_MS = 400

/** How long the pointer rests on a target before it is opened, and by how many pixels it may shake. */
const OPEN_AFTER_MS = 600
const REST_DISTANCE = 4

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Follows a press on the element of a stop, which becomes a drag once it moves. The result ends it. */
export const followPress = (
  press: PointerEvent,
  source: HTMLElement | SVGElement,
  { move, selection }: Pick<AppFacade, 'move' | 'selection'>,
): (() => void) => {
  const { documentElement: root } = document
  const capture = captureElement()
  const [abort, touchAbort] = [new AbortController(), new AbortController()]
  const pressedAt: Point = { x: press.clientX, y: press.clientY }
  const isTouch = press.pointerType === 'touch'
  let point = pressedAt
  let [isDragging, hasDragged] = [false, false]
  let area: DropArea | undefined
  let rest = { element: null as Element | null, at: pressedAt, since: 0 }
  let [frame, frameAt, holdTimer] = [0, 0, 0]

  const stop = (isHeld = true): void => {
    abort.abort()
    clearTimeout(holdTimer)
    cancelAnimationFrame(frame)
    if (!isTouch || !isDragging) touchAbort.abort()
    if (!isDragging) return
    isDragging = false
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
    hasDragged = true
    frameAt = performance.now()
    move.startDrag(stops)
    root.setAttribute('data-dragging', '')
    getSelection()?.removeAllRanges()
    markDragged(stops)
    followInFrame()
  }
  const cancel = (isHeld = true): void => {
    if (isDragging) move.cancelDrag()
    stop(isHeld)
    clearTargets()
  }
  /** A drag that began meanwhile keeps them. */
  const clearTargets = (): void => {
    if (move.drag.movingStops !== undefined) return
    move.hideDropPrices()
    root.removeAttribute('data-dragging')
  }
  const update = (): void => {
    // First all that reads the layout, then all that changes it: else the browser lays the page out several times.
    const element = document.elementFromPoint(point.x, point.y)
    area = dropAreaAt(element, point)
    const now = performance.now()
    scrollAt(element, point, now - frameAt)
    frameAt = now
    move.hoverTarget(area?.kind === 'target' ? area.target : undefined)
    markTarget(element?.closest(DROP_TARGETS) ?? undefined)
    moveDragElements(point, area)
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
    if (move.drag.movingStops === undefined) return cancel()
    update()
    frame = requestAnimationFrame(followInFrame)
  }
  const drop = async (): Promise<void> => {
    update()
    const { movingStops } = move.drag
    const isChoosingDriver = area?.kind === 'choose a driver'
    stop(false)
    if (movingStops === undefined) return clearTargets()
    if (isChoosingDriver) {
      move.cancelDrag()
      clearTargets()
      void move.openDialog(movingStops, 'new routes')
      return
    }
    // They do not jump back to their old look and position before the answer moves them.
    unansweredDrops.add(movingStops)
    markDragged([])
    const moved = move.drop()
    await untilPainted()
    clearTargets()
    const answer = await moved
    unansweredDrops.delete(movingStops)
    markDragged(move.drag.movingStops ?? [])
    if (E.isRight(answer)) selection.remove(movingStops)
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
  // A second finger takes the press back.
  on('pointerdown', ({ pointerId }) => (pointerId === press.pointerId ? undefined : cancel()))
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
  // A finger goes on touching the element that it pressed: once that leaves the page, only its own listeners are called.
  // It scrolls nothing after the drag either, until it is lifted.
  press.target?.addEventListener('touchmove', (event) => (hasDragged ? event.preventDefault() : undefined), {
    signal: touchAbort.signal,
    passive: false,
  })
  for (const kind of ['touchend', 'touchcancel'])
    press.target?.addEventListener(kind, () => touchAbort.abort(), { signal: touchAbort.signal })
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

/** A frame is painted before the message is handled that its callback sends. */
const untilPainted = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(undefined)
    }),
  )

const scrollAt = (element: Element | null, { x, y }: Point, frameMs: number): void => {
  for (let pane = element; pane !== null; pane = pane.parentElement) {
    if (pane.scrollHeight === pane.clientHeight && pane.scrollWidth === pane.clientWidth) continue
    const { overflowX, overflowY } = getComputedStyle(pane)
    if (!/auto|scroll/.test(overflowX + overflowY)) continue
    const { left, right, top, bottom } = pane.getBoundingClientRect()
    pane.scrollBy(
      /auto|scroll/.test(overflowX) ? scrollDistance(x, [left, right], frameMs) : 0,
      /auto|scroll/.test(overflowY) ? scrollDistance(y, [top, bottom], frameMs) : 0,
    )
    return
  }
}
