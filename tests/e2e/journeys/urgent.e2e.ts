import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { counted, openTab, toast, userBrowsers, waitForToast } from './user-browsers'

const { signInTo } = userBrowsers()

const planHere = (page: Page) => page.getByRole('button', { name: /^Plan here/ })

const fillIn = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: 'Urgent stop' }).waitFor()
  await page.keyboard.type('Apotheek Koster')
  for (const text of ['2801YA', '3', '']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect.poll(() => page.getByLabel('Address').inputValue()).toContain('Gouda')
}

describe('an urgent stop', () => {
  it('one click after its form puts it on the best route, and Undo takes it away', async () => {
    const { page } = await signInTo(/^Ritten/)
    await page.keyboard.press('Shift+N')
    await fillIn(page)
    const clicks = counted()
    await clicks.step(planHere(page).first().click())
    await waitForToast(page, /^Apotheek Koster added to route \d+, place \d+$/)
    expect(clicks.count()).toBeLessThanOrEqual(2)
    await page.getByRole('searchbox', { name: 'Search stops' }).fill('Apotheek Koster')
    await page.getByRole('row').getByRole('link', { name: 'Apotheek Koster' }).waitFor()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('No search results for "Apotheek Koster"').waitFor()
    expect(await page.getByRole('row').getByRole('link', { name: 'Apotheek Koster' }).count()).toBe(0)
  })

  it('the keyboard alone adds it and plans it at the second place', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    await page.keyboard.press('Shift+N')
    await fillIn(page)
    await planHere(page).nth(1).waitFor()
    const isOnButton = () => page.evaluate(() => document.activeElement?.textContent === 'Plan here')
    for (let presses = 0; presses < 10 && !(await isOnButton()); presses += 1) await page.keyboard.press('Tab')
    expect(await isOnButton()).toBe(true)
    await page.keyboard.press('2')
    await waitForToast(page, /^Apotheek Koster added to route \d+, place \d+$/)
  })
})
