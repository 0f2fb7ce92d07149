import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findLinePoint, visibleRouteLines, visiblePinNames, mapScale } from './on-map'
import { openProject, openStop, userBrowsers, visitsOf } from './user-browsers'

const { signIn, signInTo } = userBrowsers()

const cookie = async (page: Page, cookieName: string): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === cookieName)?.value

const openOptimised = async (): Promise<Page> => {
  const { page } = await signInTo(/^Ritten/)
  await expect.poll(() => visibleRouteLines(page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  return page
}

describe('the map and the lists beside it', () => {
  it('a click on a line opens its route alone, and another click shows all routes again (§2)', async () => {
    const page = await openOptimised()
    const { x, y } = await findLinePoint(page, 3)
    await page.mouse.click(x, y)
    await page.waitForURL('**/(tab:routes/3)')
    await expect.poll(() => visibleRouteLines(page)).toEqual([3])
    await expect.poll(async () => (await visiblePinNames(page)).filter((name) => !name.includes('route 4'))).toEqual([])
    await expect.poll(() => cookie(page, 'routeIndexForScrolling')).toBe('3')
    const { x: nextX, y: nextY } = await findLinePoint(page, 3)
    await page.mouse.click(nextX, nextY)
    await expect.poll(() => visibleRouteLines(page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    await expect.poll(() => cookie(page, 'routeIndexForScrolling')).toBeUndefined()
  })

  it('a click on a route panel shows that route alone on the map, also after a reload (§2, §4)', async () => {
    const page = await openOptimised()
    await page.locator('.rr-route-panel__main').nth(1).click()
    await expect.poll(() => visibleRouteLines(page)).toEqual([1])
    await page.reload()
    await expect.poll(() => visibleRouteLines(page)).toEqual([1])
    await page.getByRole('button', { name: 'Leave this view' }).click()
    await expect.poll(() => visibleRouteLines(page)).toHaveLength(8)
    await expect.poll(() => cookie(page, 'routeIndexForScrolling')).toBeUndefined()
  })

  it('an opened stop is shown alone on the map, at zoom level 16 (§4, §9)', async () => {
    const page = await openOptimised()
    const [name = ''] = await visitsOf(page, 1)
    await openStop(page, name)
    await expect.poll(() => visiblePinNames(page)).toHaveLength(1)
    expect((await visiblePinNames(page))[0]).toContain(name)
    await expect.poll(() => mapScale(page)).toBe('100 m')
  })

  it('hovering a route in the list or on the map highlights its line', async () => {
    const page = await openOptimised()
    await page.locator('.rr-route-panel__main').nth(2).hover()
    await expect.poll(() => page.locator('.rr-line.is-highlighted').getAttribute('data-route')).toBe('2')
    const { x, y } = await findLinePoint(page, 4)
    await page.mouse.move(x, y)
    await expect.poll(() => page.locator('.rr-line.is-highlighted').getAttribute('data-route')).toBe('4')
  })
})

describe('the map on a phone', () => {
  const openOnPhone = async (): Promise<Page> => {
    const { page } = await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await openProject(page, /^Ritten/)
    await expect.poll(() => visibleRouteLines(page)).toHaveLength(8)
    return page
  }

  type Finger = { readonly x: number; readonly y: number }

  const drag = async (page: Page, ...paths: ReadonlyArray<readonly [from: Finger, to: Finger]>): Promise<void> => {
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReadonlyArray<Finger>) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
    const along = (fraction: number) =>
      paths.map(([from, to]) => ({ x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction }))
    await send('touchStart', along(0))
    for (let fraction = 0.1; fraction <= 1; fraction += 0.1) await send('touchMove', along(fraction))
    await send('touchEnd', [])
  }

  const centreOf = async (page: Page): Promise<Finger> => {
    const box = await page.locator('.leaflet-container').boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }

  it('dragging with one finger pans the map without scrolling the page, and spreading two fingers zooms in', async () => {
    const page = await openOnPhone()
    const { x, y } = await centreOf(page)
    const mapTransform = () => page.locator('.leaflet-map-pane').evaluate((pane) => getComputedStyle(pane).transform)
    const [before, scale] = [await mapTransform(), await mapScale(page)]
    await drag(page, [
      { x, y },
      { x: x - 60, y: y - 60 },
    ])
    await expect.poll(mapTransform).not.toBe(before)
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
    await drag(
      page,
      [
        { x: x - 20, y },
        { x: x - 120, y },
      ],
      [
        { x: x + 20, y },
        { x: x + 120, y },
      ],
    )
    await expect.poll(() => mapScale(page)).not.toBe(scale)
  })
})
