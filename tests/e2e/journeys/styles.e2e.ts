import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findAtRest } from '../../screens/page-steps'
import { openProject, openTab, userBrowsers } from './user-browsers'

const { address, signIn, signInTo } = userBrowsers()

type Theme = 'light' | 'dark'

/** The colours of all elements in document order. */
const coloursOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rr-project *, .rr-content, .rr-content *')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke].join(' ')
    }),
  )

const waitForStops = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(/^1–15 of/).waitFor()
}

describe('hover and focus styles', () => {
  it('a hovered icon link has a tooltip, and a heading focused by key has a ring in the focus colour', async () => {
    const { page } = await signInTo(/^Ritten/)
    await page.getByRole('link', { name: 'Undo history' }).hover()
    const tooltip = await page.getByRole('link', { name: 'Undo history' }).evaluate((link) => {
      const { content, position } = getComputedStyle(link, '::after')
      return [content, position]
    })
    expect(tooltip).toEqual(['"Undo history"', 'absolute'])
    await page.keyboard.press('d')
    const heading = page.getByRole('heading', { name: 'Drivers' })
    const ring = () =>
      heading.evaluate((element) => {
        element.style.setProperty('color', 'var(--rr-focus)')
        const { outlineColor, outlineStyle, color } = getComputedStyle(element)
        return [outlineStyle, outlineColor === color]
      })
    await expect.poll(ring).toEqual(['solid', true])
  })

  it.each([
    ['neither the toast nor a table header', false],
    ['neither the toast nor the bar of a selection', true],
  ])('on a phone %s covers the focused element', async (_, isSelected) => {
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
    if (isSelected) {
      await page.getByRole('checkbox', { name: 'Select all rows' }).click()
      await page.getByRole('button', { name: 'Clear', exact: true }).waitFor()
    }
    await page.getByRole('link', { name: 'Add stop' }).focus()
    const covered: string[] = []
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(step < 30 ? 'Tab' : 'Shift+Tab')
      const coveringClass = await page.evaluate(() => {
        const focused = document.activeElement
        if (focused?.closest('.rr-content') === null || focused === null) return undefined
        const { left, top, width, height } = focused.getBoundingClientRect()
        const topElement = document.elementFromPoint(left + width / 2, top + height / 2)
        return topElement === null || focused.contains(topElement) || topElement.contains(focused)
          ? undefined
          : topElement.className
      })
      if (coveringClass !== undefined) covered.push(coveringClass)
    }
    expect(covered).toEqual([])
  })
})

describe('themes and widths of the pages', () => {
  it('a change of the system theme to dark and back updates every element at once', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    const coloursAfterReload = async () => {
      await page.reload()
      await waitForStops(page)
      return findAtRest(page, () => coloursOf(page))
    }
    const coloursAfterChangeTo = async (theme: Theme) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.locator(`html[data-theme=${theme}]`).waitFor()
      return coloursOf(page)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await coloursAfterReload()
    const changedToDark = await coloursAfterChangeTo('dark')
    const dark = await coloursAfterReload()
    expect(changedToDark).toEqual(dark)
    expect(await coloursAfterChangeTo('light')).toEqual(light)
    expect(light).not.toEqual(dark)
  })

  it('the bar of the load of a route keeps its width beside the figures', async () => {
    const { page } = await signInTo(/^Ritten/)
    const bar = page.locator('.rr-meter').first()
    await bar.waitFor()
    expect((await bar.boundingBox())?.width).toBe(52)
  })

  it('a chosen theme overrides that of the system, also after a reload and in a new tab', async () => {
    const { page, anotherTab } = await signIn()
    await page.goto(`${address()}/settings`)
    await page.getByText('Dark', { exact: true }).click()
    const theme = (themedPage: Page): Promise<string | null> => themedPage.locator('html').getAttribute('data-theme')
    expect(await theme(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    expect(await theme(page)).toBe('dark')
    const otherTab = await anotherTab()
    await otherTab.goto(`${address()}/settings`)
    expect(await theme(otherTab)).toBe('dark')
    await page.getByText('System', { exact: true }).click()
    expect(await theme(page)).toBe('light')
  })
})
