import type { Locator, Page } from 'playwright'
import { findAtRest } from '../../screens/page-steps'

/** The labels of the pins on the map, without hidden ones. */
export const visiblePinNames = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByRole('region', { name: 'Map', exact: true })
    .evaluate((map) =>
      [...map.querySelectorAll('[data-pin]')]
        .filter((pin) => getComputedStyle(pin).display !== 'none' && pin.checkVisibility())
        .map((pin) => pin.getAttribute('aria-label') ?? ''),
    )

/** The indexes of the routes with a visible line on the map. */
export const visibleRouteLines = (page: Page): Promise<ReadonlyArray<number>> =>
  page.getByRole('region', { name: 'Map', exact: true }).evaluate((map) =>
    [...map.querySelectorAll<SVGGElement>('.rr-lines:not(.is-current-plan) [data-route]')]
      .filter((line) => getComputedStyle(line).display !== 'none' && line.checkVisibility())
      .map((line) => Number(line.dataset['route']))
      .toSorted((a, b) => a - b),
  )

/** A point of the screen where nothing covers the line of a route. */
export const findLinePoint = (page: Page, route: number): Promise<{ readonly x: number; readonly y: number }> =>
  findAtRest(page, () =>
    page.evaluate((index) => {
      const paths = [...document.querySelectorAll<SVGGeometryElement>(`[data-route="${index}"] .is-colour`)]
      for (const path of paths) {
        const matrix = path.getScreenCTM() ?? new DOMMatrix()
        for (let percent = 1; percent < 100; percent += 1) {
          const { x, y } = path.getPointAtLength((path.getTotalLength() * percent) / 100).matrixTransform(matrix)
          if (document.elementFromPoint(x, y)?.closest('[data-route]') === path.parentElement) return { x, y }
        }
      }
      return undefined
    }, route),
  )

export const mapScale = async (page: Page): Promise<string> =>
  (await page.locator('.leaflet-control-scale-line').textContent()) ?? ''

type FreePin = { readonly pin: Locator; readonly number: number; readonly name: string }

/** A pin of a route that no other pin covers, its stop number and the name of its stop. */
export const findFreePin = async (page: Page, route: number): Promise<FreePin> => {
  const pins = page.locator(`[data-pin][data-drop-route="${route - 1}"]`)
  const { label } = await findAtRest(page, () =>
    pins.evaluateAll((elements) => {
      const isFree = (element: Element): boolean => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.4, 0.5].every((part) => document.elementFromPoint(left + width / 2, top + height * part) === element)
      }
      const pin = elements.find(isFree)
      return pin && { label: pin.getAttribute('aria-label') ?? '', box: JSON.stringify(pin.getBoundingClientRect()) }
    }),
  )
  const [, number, name = ''] = /^Stop (\d+), route \d+, ([^,]+)/.exec(label) ?? []
  return { pin: page.getByRole('button', { name: label, exact: true }), number: Number(number), name }
}
