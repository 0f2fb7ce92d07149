import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { onTestFinished, vi } from 'vitest'
import { leafletMapDisplay } from '../../src/adapters/leaflet'
import type { MapDisplay, MapEventHandlers } from '../../src/application/map'

type RecordedEvents = ReadonlyArray<readonly [keyof MapEventHandlers, ...ReadonlyArray<unknown>]>
type Size = { readonly width: number; readonly height: number }
type ReadStreetTile = Parameters<typeof leafletMapDisplay>[1]['readStreetTile']

export type MapDisplayInBrowser = {
  readonly display: MapDisplay
  readonly container: HTMLElement
  readonly events: RecordedEvents
}

/** Disables animation, so that every change is complete when a call returns. */
export const disableAnimation = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget()
    return Object.assign(list, { matches: query.includes('reduced-motion'), media: query }) as MediaQueryList
  })
}

/** A map on the page of the test, without a basemap. */
export const mapDisplayInBrowser = (
  { width, height }: Size = { width: 800, height: 600 },
  readStreetTile?: ReadStreetTile,
): MapDisplayInBrowser => {
  const container = document.createElement('div')
  Object.assign(container.style, { position: 'relative', width: `${width}px`, height: `${height}px` })
  document.body.append(container)
  const events: Array<RecordedEvents[number]> = []
  const record =
    (name: keyof MapEventHandlers) =>
    (value?: unknown): void =>
      void events.push([name, value])
  const display = leafletMapDisplay(
    container,
    { tiles: undefined, fetchFile: () => TE.fromEither(E.left({ kind: 'unreachable' })), readStreetTile },
    {
      onHighlight: record('onHighlight'),
      onRouteClick: record('onRouteClick'),
      onStopOpen: record('onStopOpen'),
      stopUrlOf: (id) => `/stops/${id}`,
      onAreaSelect: (stops, adds) => events.push(['onAreaSelect', stops, adds]),
      onPinSelect: record('onPinSelect'),
      onStopMove: record('onStopMove'),
      onEscape: record('onEscape'),
    },
  )
  onTestFinished(() => {
    display.close()
    container.remove()
  })
  return { display, container, events }
}

const roundedBounds = ({ left, top, width, height }: DOMRect): string =>
  [left, top, width, height].map((length) => Math.round(length)).join(' ')

/** The contents of a map, read back from the page: labels and bounds, which are equal for maps that look the same. */
export const readPageContents = (container: HTMLElement): ReadonlyArray<string> => {
  const origin = container.getBoundingClientRect()
  const positionOf = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return roundedBounds(new DOMRect(left - origin.left, top - origin.top, width, height))
  }
  const markers = [...container.querySelectorAll('[data-pin], [data-mark]')]
    .filter(isVisible)
    .map(
      (marker) =>
        `${marker.getAttribute('aria-label') ?? ''} at ${positionOf(marker)}, ${marker.textContent}${ringTextOf(marker)}`,
    )
  const lines = [...container.querySelectorAll<SVGGElement>('[data-route]')]
    .filter(isVisible)
    .map(
      (line) =>
        `route ${line.dataset['route'] ?? ''} ${line.lastElementChild?.getAttribute('stroke') ?? ''} at ${positionOf(line)}`,
    )
  return [...markers.toSorted(), ...lines.toSorted()]
}

/** A map also has hidden elements, which it reuses. */
export const isVisible = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' && element.checkVisibility()

const ringTextOf = (element: Element): string =>
  element instanceof HTMLElement && element.style.backgroundImage !== '' ? `, ${element.style.backgroundImage}` : ''
