import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { waitUntilStill } from '../axe-violations'
import { openProject, userBrowsers } from './user-browsers'

const { signIn, signInTo } = userBrowsers()

/** Elements that extend beyond the panel or cut off their text. */
const overflowingElements = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const end = document.querySelector('.rr-content')?.getBoundingClientRect().right ?? 0
    const visibleElements = [
      ...document.querySelectorAll('.rr-appbar *, .rr-project *, .rr-content, .rr-content *'),
    ].filter((element) => element.closest('.rr-sr, .rr-hide-narrow, svg, input') === null)
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1
    return visibleElements
      .filter((element) => element.getBoundingClientRect().right > end + 0.5 || isCut(element))
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent.slice(0, 30)}`)
  })

describe('themes and widths of the pages', () => {
  it('no element of a page is cut off or overflows at any width (§9)', async () => {
    const { page } = await signInTo(/^Ritten/)
    for (const tab of ['routes', 'routes/1', 'stops', 'drivers/new', 'optimise']) {
      await page.goto(page.url().replace(/\(tab:.*\)/, `(tab:${tab})`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('.rr-content .rr-loading').waitFor({ state: 'detached' })
      for (const width of [1440, 1024, 800, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await waitUntilStill(page)
        expect([tab, width, await overflowingElements(page)]).toEqual([tab, width, []])
      }
    }
  })

  it('on a phone no screen is wider than 390 px, and header targets are at least 44 px high', async () => {
    const { page } = await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await openProject(page, /^Ritten/)
    for (const tab of [
      'routes',
      'routes/0',
      'stops',
      'stops/new',
      'stops/import',
      'drivers',
      'drivers/new',
      'optimise',
      'history',
    ]) {
      await page.goto(page.url().replace(/\(tab:.*\)/, `(tab:${tab})`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([tab, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tab, 390])
    }
    const smallTargets = await page.evaluate(() =>
      [...document.querySelectorAll('.rr-appbar a, .rr-project button, .rr-project a')]
        .map((target) => ({ name: target.textContent.trim(), height: target.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44),
    )
    expect(smallTargets).toEqual([])
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Split' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
