import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAtRest } from '../../screens/page-steps'
import { openStop, openTab, toast, userBrowsers, visitsOf, waitForToast } from './user-browsers'
import { button, rowOf, openStopsWithoutPlace } from './stop-place-steps'

const browsers = userBrowsers()
const { signInTo } = browsers

describe('a stop without a place', () => {
  let page: Page
  beforeEach(async () => {
    page = await openStopsWithoutPlace(browsers)
  })

  it('a click on the map gives it one, and Undo takes it away', async () => {
    const row = rowOf(page, 'Notariskantoor Mulder')
    await row.getByText('No coordinates').first().waitFor()
    await row.getByRole('link', { name: 'Put on the map' }).click()
    await page.getByText('Put on the map · Notariskantoor Mulder').waitFor()
    expect(await button(page, 'Use this place').isDisabled()).toBe(true)
    await page
      .locator('.rr-map')
      .first()
      .click({ position: { x: 420, y: 380 } })
    await page.locator('.rr-movable-pin').waitFor()
    await button(page, 'Use this place').click()
    await waitForToast(page, 'Notariskantoor Mulder edited: coordinates')
    await openTab(page, 'Stops')
    await expect.poll(() => row.getByRole('link', { name: 'Put on the map' }).count()).toBe(0)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await row.getByRole('link', { name: 'Put on the map' }).waitFor()
  })
})

describe('the pin of a stop in its form', () => {
  it('a drag moves the pin, the distance is said, and Back to the address puts it back', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = ''] = await visitsOf(page, 1)
    await openStop(page, first)
    await page.keyboard.press('e')
    const pin = page.locator('.rr-movable-pin')
    await page.getByText('Pin at the address').waitFor()
    const box = await findAtRest(page, async () => (await pin.boundingBox()) ?? undefined)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 30, { steps: 6 })
    await page.mouse.up()
    await page.getByText(/^Pin moved \d+ m from the address$/).waitFor()
    await page.getByText(/^After saving: arrival/).waitFor()
    await button(page, 'Back to the address').click()
    await page.getByText('Pin at the address').waitFor()
    await pin.focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('Pin moved 5 m from the address').waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Save').click()
    await waitForToast(page, `${first} edited: coordinates`)
    await pin.waitFor({ state: 'detached' })
    expect(await pin.count()).toBe(0)
  })
})
