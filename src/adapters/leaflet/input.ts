import type L from 'leaflet'

/** What a pointer or key can be on. */
export type InputTarget =
  | { readonly kind: 'pin'; readonly key: string }
  | { readonly kind: 'line'; readonly index: number }

export type InputHandlers = {
  /** `focusedElement`: the pin or line on which Enter, or on a line Space, was pressed; undefined for a click */
  readonly press: (target: InputTarget, focusedElement?: HTMLElement | SVGElement) => void
  /** a click with Ctrl or Shift on a pin, or Space */
  readonly select: (target: InputTarget) => void
  readonly hover: (target: InputTarget | undefined) => void
  readonly escape: () => void
  readonly zoom: (steps: 1 | -1) => void
}

/** A press that moves further, in pixels, pans the map instead. */
const CLICK_TOLERANCE = 5

const zoomKeys: ReadonlyMap<string, 1 | -1> = new Map<string, 1 | -1>([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
])

/** Listens on the map instead of on each pin and line. */
export const listenToInput = (map: L.Map, { press, select, hover, escape, zoom }: InputHandlers): (() => void) => {
  const container = map.getContainer()
  const abortController = new AbortController()
  let pointerDownAt = { x: 0, y: 0 }
  let hovered: Element | undefined

  const addListener = <K extends keyof HTMLElementEventMap>(
    kind: K,
    handler: (event: HTMLElementEventMap[K]) => void,
  ): void => container.addEventListener(kind, handler, { signal: abortController.signal, capture: kind === 'keydown' })
  const updateHovered = (target: EventTarget | null): void => {
    const element = targetElement(target)
    if (element === hovered) return
    hovered = element
    hover(element && inputTargetOf(element))
  }

  addListener('pointerdown', ({ clientX, clientY }) => (pointerDownAt = { x: clientX, y: clientY }))
  addListener('click', (event) => {
    const element = targetElement(event.target)
    const isDrag =
      event.detail > 0 && Math.hypot(event.clientX - pointerDownAt.x, event.clientY - pointerDownAt.y) > CLICK_TOLERANCE
    if (element === undefined || isDrag) return
    const target = inputTargetOf(element)
    if (target.kind === 'pin' && (event.ctrlKey || event.metaKey || event.shiftKey)) select(target)
    else press(target)
  })
  addListener('keydown', (event) => {
    if (event.key === 'Escape') {
      // One Escape does one thing: no other handler on the page acts on it.
      event.preventDefault()
      escape()
      return
    }
    const steps = zoomKeys.get(event.key)
    if (steps !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The page and Leaflet handle the key too, and Leaflet zooms three steps if plus is typed with Shift.
      event.preventDefault()
      event.stopPropagation()
      zoom(steps)
      return
    }
    const element = targetElement(event.target)
    if (element === undefined || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    const target = inputTargetOf(element)
    if (target.kind === 'pin' && event.key === ' ') select(target)
    else press(target, element)
  })
  addListener('pointerover', ({ target, pointerType }) => (pointerType === 'touch' ? undefined : updateHovered(target)))
  addListener('pointerleave', () => updateHovered(null))
  addListener('focusin', ({ target }) => updateHovered(target))
  addListener('focusout', () => updateHovered(null))
  return () => abortController.abort()
}

const targetElement = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const closest = target instanceof Element ? target.closest('[data-pin], [data-route]') : null
  return closest instanceof HTMLElement || closest instanceof SVGElement ? closest : undefined
}

const inputTargetOf = ({ dataset }: HTMLElement | SVGElement): InputTarget =>
  dataset['pin'] === undefined
    ? { kind: 'line', index: Number(dataset['route']) }
    : { kind: 'pin', key: dataset['pin'] }
