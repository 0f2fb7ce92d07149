import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openProject, openTab, userBrowsers } from './user-browsers'

const { address, signIn } = userBrowsers()

type Theme = 'light' | 'dark'

/** The colours of all elements, from the first to the last. */
const coloursOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rr-project *, .rr-content, .rr-content *')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke].join(' ')
    }),
  )

/** Elements that reach beyond the panel, or show only a part of their text. */
const tooWide = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const end = document.querySelector('.rr-content')?.getBoundingClientRect().right ?? 0
    const seen = [...document.querySelectorAll('.rr-appbar *, .rr-project *, .rr-content, .rr-content *')].filter(
      (element) => element.closest('.rr-sr, .rr-hide-narrow, svg, input') === null,
    )
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1
    return seen
      .filter((element) => element.getBoundingClientRect().right > end + 0.5 || isCut(element))
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent.slice(0, 30)}`)
  })

const shown = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(/^1–15 of/).waitFor()
}

describe('an element under the mouse or with the focus', () => {
  it('has a tooltip, and a focus ring in the colour of the theme', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await page.getByRole('link', { name: 'Undo history' }).hover()
    const tip = await page.getByRole('link', { name: 'Undo history' }).evaluate((link) => {
      const { content, position } = getComputedStyle(link, '::after')
      return [content, position]
    })
    expect(tip).toEqual(['"Undo history"', 'absolute'])
    await page.keyboard.press('d')
    const ring = await page.getByRole('heading', { name: 'Drivers' }).evaluate((heading) => {
      heading.style.setProperty('color', 'var(--rr-focus)')
      const { outlineColor, outlineStyle, color } = getComputedStyle(heading)
      return [outlineStyle, outlineColor === color]
    })
    expect(ring).toEqual(['solid', true])
  })

  it('is not covered by the toast or the head of a table on a phone', async () => {
    const { page } = await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await openProject(page, /^Ritten/)
    await openTab(page, 'Stops')
    await page.getByRole('link', { name: 'Add stop' }).click()
    await page.getByLabel('Customer name').fill('Kaarsenmakerij')
    await page.getByLabel('Zip').fill('2401 YC')
    await page.getByLabel('House number').fill('7')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Add stop', exact: true }).click()
    await page.getByText('Kaarsenmakerij added').waitFor()
    await page.getByRole('link', { name: 'Add stop' }).focus()
    const hidden: string[] = []
    for (let turn = 0; turn < 40; turn += 1) {
      await page.keyboard.press(turn < 30 ? 'Tab' : 'Shift+Tab')
      const over = await page.evaluate(() => {
        const focused = document.activeElement
        if (focused?.closest('.rr-content') === null || focused === null) return undefined
        const { left, top, width, height } = focused.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen === null || focused.contains(seen) || seen.contains(focused) ? undefined : seen.className
      })
      if (over !== undefined) hidden.push(over)
    }
    expect(hidden).toEqual([])
  })
})

describe('the look of the pages', () => {
  it.each<readonly [Theme, Theme]>([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('turns from %s to %s at once and everywhere, as the machine does', async (from, to) => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await openTab(page, 'Stops')
    await page.emulateMedia({ colorScheme: to })
    await page.reload()
    await shown(page)
    const fresh = await coloursOf(page)
    await page.emulateMedia({ colorScheme: from })
    await page.reload()
    await shown(page)
    await page.emulateMedia({ colorScheme: to })
    await page.locator(`html[data-theme=${to}]`).waitFor()
    expect(await coloursOf(page)).toEqual(fresh)
  })

  it('is as it was chosen, whatever the machine is set to, also at the next visit', async () => {
    const { page, anotherTab } = await signIn()
    await page.goto(`${address()}/settings`)
    await page.getByText('Dark', { exact: true }).click()
    const theme = (of: Page): Promise<string | null> => of.locator('html').getAttribute('data-theme')
    expect(await theme(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    expect(await theme(page)).toBe('dark')
    const other = await anotherTab()
    await other.goto(`${address()}/settings`)
    expect(await theme(other)).toBe('dark')
    await page.getByText('System', { exact: true }).click()
    expect(await theme(page)).toBe('light')
  })

  it.each([1440, 1024, 800, 390, 320])('has nothing cut or overflowing at a width of %i (§9)', async (width) => {
    const { page } = await signIn()
    await page.setViewportSize({ width, height: 844 })
    await openProject(page, /^Ritten/)
    for (const tab of ['routes', 'routes/1', 'stops', 'drivers/new', 'optimise']) {
      await page.goto(page.url().replace(/\(tab:.*\)/, `(tab:${tab})`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('.rr-content .rr-loading').waitFor({ state: 'detached' })
      expect([tab, await tooWide(page)]).toEqual([tab, []])
    }
  })

  it('fits a dark phone: no screen is wider, and every target is large enough for a thumb', async () => {
    const { page } = await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await openProject(page, /^Ritten/)
    for (const tab of ['routes', 'routes/0', 'stops', 'stops/new', 'drivers', 'drivers/new', 'optimise', 'history']) {
      await page.goto(page.url().replace(/\(tab:.*\)/, `(tab:${tab})`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([tab, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tab, 390])
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.rr-appbar a, .rr-project button, .rr-project a')]
        .map((target) => ({ name: target.textContent.trim(), height: target.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44),
    )
    expect(small).toEqual([])
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Split' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
