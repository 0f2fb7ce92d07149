import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { preview } from './drag-pointer'
import { isReachable, middleOf, touchBrowsers } from './touch-steps'
import { openProject, toast, visitsOf, waitForToast } from './user-browsers'

const { signIn, openStops } = touchBrowsers()

const selection = (page: Page): Locator => page.getByRole('region', { name: 'Selection' })

describe('touch screens', () => {
  it('taps beside the names of two stops select both, and their boxes are at least 24 px wide', async () => {
    const page = await openStops(390, 844)
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    for (const row of [1, 2]) await page.locator('tr[data-stop]').nth(row).locator('td').nth(2).tap()
    await selection(page).getByText('2 stops selected').waitFor()
    await page
      .locator('tr[data-stop]')
      .nth(3)
      .locator('td')
      .first()
      .tap({ position: { x: 3, y: 3 } })
    await selection(page).getByText('3 stops selected').waitFor()
    expect((await boxes.nth(1).boundingBox())?.width).toBeGreaterThanOrEqual(24)
  })

  it('on a phone the boxes of the rows of a route end before the next column', async () => {
    const { page } = await signIn()
    await page.setViewportSize({ width: 390, height: 844 })
    await openProject(page, /^Ritten/)
    await page.getByRole('link', { name: 'Details for route 1', exact: true }).tap()
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    await boxes.nth(3).waitFor()
    const coveredWidths = await boxes.evaluateAll((elements) =>
      elements.map((box) => {
        const nextCell = box.closest('th, td')?.nextElementSibling
        return box.getBoundingClientRect().right - (nextCell?.getBoundingClientRect().left ?? 0)
      }),
    )
    expect(Math.max(...coveredWidths)).toBeLessThanOrEqual(0)
  })

  it('on a phone the bar of the selection covers neither the toast nor the buttons of a form', async () => {
    const page = await openStops(390, 844)
    await page.locator('tr[data-stop]').nth(1).locator('td').nth(2).tap()
    await selection(page).getByRole('button', { name: 'Unplan' }).tap()
    expect(await isReachable(toast(page).getByRole('button', { name: 'Undo' }))).toBe(true)
    await toast(page).getByRole('button', { name: 'Undo' }).tap()
    await toast(page)
      .getByText(/^Undone/)
      .waitFor()
    await toast(page).getByRole('button', { name: 'Dismiss' }).tap()
    await page.locator('tr[data-stop]').nth(2).getByRole('link').first().tap()
    await page.locator('button[title="Edit (E)"]').tap()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.waitFor()
    expect(await isReachable(save)).toBe(true)
  })
})

describe('a finger that drags', () => {
  it.each([
    [390, 844],
    [768, 1024],
  ])(
    'drags a stop on a screen of %i by %i px to another route, through the link Back on which it waits',
    async (width, height) => {
      const { page } = await signIn()
      await page.setViewportSize({ width, height })
      await openProject(page, /^Ritten/)
      const [first = '', ...others] = await visitsOf(page, 1)
      const touch = await page.context().newCDPSession(page)
      const send = async (type: 'touchStart' | 'touchMove', target: Locator): Promise<void> => {
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [await middleOf(target)] })
      }
      const row = page.getByRole('link', { name: first, exact: true })
      const panels = page.locator('li[data-drop-route]')
      await row.scrollIntoViewIfNeeded()
      await send('touchStart', row)
      await preview(page).waitFor()
      await page.getByRole('link', { name: 'Back' }).evaluate((link) => link.scrollIntoView())
      await send('touchMove', page.getByRole('link', { name: 'Back' }))
      await panels.nth(1).waitFor()
      await panels.nth(1).evaluate((panel) => panel.scrollIntoView({ block: 'center' }))
      // A browser takes a finger for its own scrolling at the second of these, if at all.
      for (const panel of [0, 1]) await send('touchMove', panels.nth(panel))
      await panels
        .nth(1)
        .getByText(/ km · /)
        .waitFor()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await waitForToast(page, new RegExp(`^${first} from route 1 to route 2, place`))
      await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    },
  )
})
