import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { onTestFinished, vi } from 'vitest'
import { leafletMapDisplay } from '../../src/adapters/leaflet'
import type { MapBoard, MapReports } from '../../src/application/map'

type Told = ReadonlyArray<readonly [keyof MapReports, unknown]>
type Size = { readonly width: number; readonly height: number }

export type BoardInBrowser = { readonly board: MapBoard; readonly place: HTMLElement; readonly told: Told }

/** Switches animation off, so that everything has happened when a call returns. */
export const withoutMotion = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget()
    return Object.assign(list, { matches: query.includes('reduced-motion'), media: query }) as MediaQueryList
  })
}

/** A board on the page of the test, without a basemap to wait for. */
export const boardInBrowser = ({ width, height }: Size = { width: 800, height: 600 }): BoardInBrowser => {
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'relative', width: `${width}px`, height: `${height}px` })
  document.body.append(place)
  const told: Array<readonly [keyof MapReports, unknown]> = []
  const tell =
    (what: keyof MapReports) =>
    (about?: unknown): void =>
      void told.push([what, about])
  const board = leafletMapDisplay(
    place,
    { tiles: undefined, fetchFile: () => TE.fromEither(E.left({ kind: 'unreachable' })) },
    {
      pointed: tell('pointed'),
      routeClicked: tell('routeClicked'),
      stopOpened: tell('stopOpened'),
      stopAddress: (id) => `/stops/${id}`,
      boxed: tell('boxed'),
      steppedOut: tell('steppedOut'),
    },
  )
  onTestFinished(() => {
    board.close()
    place.remove()
  })
  return { board, place, told }
}

const round = ({ left, top, width, height }: DOMRect): string =>
  [left, top, width, height].map((length) => Math.round(length)).join(' ')

/**
 * The contents of a board, read back from the page: names and places, which are equal for boards that look the same.
 */
export const readBack = (place: HTMLElement): ReadonlyArray<string> => {
  const origin = place.getBoundingClientRect()
  const at = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return round(new DOMRect(left - origin.left, top - origin.top, width, height))
  }
  const marks = [...place.querySelectorAll('[data-pin], [data-mark]')]
    .filter(isInSight)
    .map((mark) => `${mark.getAttribute('aria-label') ?? ''} at ${at(mark)}, ${mark.textContent}${ringOf(mark)}`)
  const lines = [...place.querySelectorAll<SVGGElement>('[data-route]')]
    .filter(isInSight)
    .map(
      (line) =>
        `route ${line.dataset['route'] ?? ''} ${line.lastElementChild?.getAttribute('stroke') ?? ''} at ${at(line)}`,
    )
  return [...marks.toSorted(), ...lines.toSorted()]
}

/** Whether an element is shown: a board also keeps hidden ones to use them again. */
export const isInSight = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' && element.checkVisibility()

const ringOf = (element: Element): string =>
  element instanceof HTMLElement && element.style.backgroundImage !== '' ? `, ${element.style.backgroundImage}` : ''
