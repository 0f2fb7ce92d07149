import type { Page } from 'playwright'

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
    [...map.querySelectorAll<SVGGElement>('.rr-lines:not(.is-former) [data-route]')]
      .filter((line) => getComputedStyle(line).display !== 'none' && line.checkVisibility())
      .map((line) => Number(line.dataset['route']))
      .toSorted((a, b) => a - b),
  )

/** A point of the screen where nothing covers the line of a route. */
export const findLinePoint = (page: Page, route: number): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate((index) => {
    const paths = [...document.querySelectorAll<SVGGeometryElement>(`[data-route="${index}"] .is-colour`)]
    for (const path of paths) {
      const matrix = path.getScreenCTM() ?? new DOMMatrix()
      for (let percent = 1; percent < 100; percent += 1) {
        const { x, y } = path.getPointAtLength((path.getTotalLength() * percent) / 100).matrixTransform(matrix)
        if (document.elementFromPoint(x, y)?.closest('[data-route]') === path.parentElement) return { x, y }
      }
    }
    throw new Error(`Nothing is to be seen of the line of route ${index}.`)
  }, route)

export const mapScale = async (page: Page): Promise<string> =>
  (await page.locator('.leaflet-control-scale-line').textContent()) ?? ''
