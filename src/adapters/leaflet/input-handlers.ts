import L from 'leaflet'
import type { MapDisplay, MapEventHandlers } from '../../application/map'
import { STOP_ZOOM, stopsInArea, type MapContent, type PinGroup, SAME_PLACE_DEGREES } from '../../domain/map'
import type { Stop } from '../../domain/stop'
import { createAreaSelection } from './area-selection'
import type { InfoWindow } from './info-window'
import type { Layers } from './layers'

type InputContext = {
  readonly map: L.Map
  readonly layers: Layers
  readonly info: InfoWindow
  readonly currentContent: () => MapContent
}

export type MapInput = {
  readonly setTool: MapDisplay['setTool']
  readonly close: () => void
}

/** A pin opens its info window, a group zooms to its stops, and other input is passed to the handlers. */
export const handleInput = (
  { map, layers, info, currentContent }: InputContext,
  handlers: MapEventHandlers,
): MapInput => {
  const groupOfTarget = (target: InputTarget): PinGroup | undefined =>
    target.kind === 'pin' ? layers.groupAt(target.key) : undefined
  const focusMap = (): void => map.getContainer().focus({ preventScroll: true })
  const stopListening = listenToInput(map, {
    press: (target, focusedElement) => {
      const group = groupOfTarget(target)
      const [stop, second] = group?.stops ?? []
      if (target.kind === 'line') handlers.onRouteClick(target.index)
      else if (stop !== undefined && second === undefined)
        info.open(stopsAtSamePlace(stop, currentContent()), focusedElement)
      else if (group !== undefined) {
        // The group disappears. With the focus on the map, Tab leads to the first pin that was in it.
        if (focusedElement !== undefined) focusMap()
        map.fitBounds(boundsOf(group.stops), { padding: [60, 60], maxZoom: STOP_ZOOM })
      }
    },
    select: (target) => {
      const [stop, second, ...others] = groupOfTarget(target)?.stops ?? []
      if (stop === undefined) return
      const stops = second === undefined ? stopsAtSamePlace(stop, currentContent()) : [stop, second, ...others]
      handlers.onPinSelect(stops.map(({ facts: { id } }) => id))
    },
    hover: (target) => {
      const [stop, second] = (target && groupOfTarget(target))?.stops ?? []
      if (target?.kind === 'line') handlers.onHighlight({ kind: 'route', index: target.index })
      else
        handlers.onHighlight(
          stop === undefined || second !== undefined ? undefined : { kind: 'stop', id: stop.facts.id },
        )
    },
    zoom: (steps) => {
      if (steps === 1) map.zoomIn(1)
      else map.zoomOut(1)
    },
    escape: () => {
      if (areaSelection.cancel()) return
      if (info.close()) {
        if (document.activeElement === document.body) focusMap()
        return
      }
      // The focused pin may disappear with the view.
      focusMap()
      handlers.onEscape()
    },
  })
  const areaSelection = createAreaSelection(map, (outline, adds) =>
    handlers.onAreaSelect(stopsInArea(currentContent(), outline), adds),
  )
  return {
    setTool: areaSelection.setTool,
    close: () => {
      stopListening()
      areaSelection.close()
    },
  }
}

const boundsOf = (stops: ReadonlyArray<Stop>): L.LatLngBounds =>
  L.latLngBounds(
    stops.flatMap(({ facts: { coordinates } }) =>
      coordinates === undefined ? [] : [L.latLng(coordinates.lat, coordinates.lng)],
    ),
  )

/** All stops at the place of a stop, in visiting order. */
const stopsAtSamePlace = (stop: Stop, { pins }: MapContent): ReadonlyArray<Stop> => {
  const isAtSamePlace = ({ facts: { coordinates } }: Stop): boolean =>
    coordinates !== undefined &&
    stop.facts.coordinates !== undefined &&
    Math.abs(coordinates.lat - stop.facts.coordinates.lat) < SAME_PLACE_DEGREES &&
    Math.abs(coordinates.lng - stop.facts.coordinates.lng) < SAME_PLACE_DEGREES
  return pins.flatMap((chunk) => chunk.filter(isAtSamePlace))
}

/** What a pointer or key can be on. */
type InputTarget = { readonly kind: 'pin'; readonly key: string } | { readonly kind: 'line'; readonly index: number }

type InputHandlers = {
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
const listenToInput = (map: L.Map, { press, select, hover, escape, zoom }: InputHandlers): (() => void) => {
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
