import type L from 'leaflet'

/** What a hand, by pointer or by key, may be on. */
export type Grip = { readonly kind: 'pin'; readonly key: string } | { readonly kind: 'line'; readonly index: number }

export type Hands = {
  /** `byKeyOn`: what has the focus, where it was a key that was pressed */
  readonly press: (grip: Grip, byKeyOn?: HTMLElement | SVGElement) => void
  readonly hover: (grip: Grip | undefined) => void
  readonly escape: () => void
  readonly zoom: (steps: 1 | -1) => void
}

/** A press that wanders further than this, in pixels, is a pull at the map. */
const STILL = 5

const zoomKeys: ReadonlyMap<string, 1 | -1> = new Map<string, 1 | -1>([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
])

/** One set of ears for all pins and lines, however many there are. */
export const listen = (map: L.Map, { press, hover, escape, zoom }: Hands): (() => void) => {
  const container = map.getContainer()
  const ears = new AbortController()
  let downAt = { x: 0, y: 0 }
  let hovered: Element | undefined

  const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    container.addEventListener(kind, hear, { signal: ears.signal, capture: kind === 'keydown' })
  const meet = (target: EventTarget | null): void => {
    const element = gripped(target)
    if (element === hovered) return
    hovered = element
    hover(element && gripOf(element))
  }

  on('pointerdown', ({ clientX, clientY }) => (downAt = { x: clientX, y: clientY }))
  on('click', (event) => {
    const element = gripped(event.target)
    const isPull = event.detail > 0 && Math.hypot(event.clientX - downAt.x, event.clientY - downAt.y) > STILL
    if (element !== undefined && !isPull) press(gripOf(element))
  })
  on('keydown', (event) => {
    if (event.key === 'Escape') {
      // One step at a time: nobody else on the page makes another of it.
      event.preventDefault()
      escape()
      return
    }
    const steps = zoomKeys.get(event.key)
    if (steps !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The page and Leaflet each have an ear for it as well, and Leaflet's takes three steps where plus is typed with Shift.
      event.preventDefault()
      event.stopPropagation()
      zoom(steps)
      return
    }
    const element = gripped(event.target)
    if (element === undefined || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    press(gripOf(element), element)
  })
  on('pointerover', ({ target, pointerType }) => (pointerType === 'touch' ? undefined : meet(target)))
  on('pointerleave', () => meet(null))
  on('focusin', ({ target }) => meet(target))
  on('focusout', () => meet(null))
  return () => ears.abort()
}

const gripped = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const found = target instanceof Element ? target.closest('[data-pin], [data-route]') : null
  return found instanceof HTMLElement || found instanceof SVGElement ? found : undefined
}

const gripOf = ({ dataset }: HTMLElement | SVGElement): Grip =>
  dataset['pin'] === undefined
    ? { kind: 'line', index: Number(dataset['route']) }
    : { kind: 'pin', key: dataset['pin'] }
