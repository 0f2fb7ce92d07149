import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAtRest } from '../../screens/page-steps'
import { openStop, userBrowsers, visitsOf, waitForToast } from './user-browsers'
import { button, openStopsWithoutPlace } from './stop-place-steps'

const browsers = userBrowsers()
const { signInTo } = browsers

describe('a stop without a place', () => {
  let page: Page
  beforeEach(async () => {
    page = await openStopsWithoutPlace(browsers)
  })

  it('the keyboard alone gives it one', async () => {
    await page.getByRole('link', { name: 'Klant Zonderplek', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Klant Zonderplek' }).waitFor()
    await page.locator('.rr-notice').getByRole('link', { name: 'Put on the map' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Put it in the centre of the map')
    await page.keyboard.press('Enter')
    const pin = page.locator('.rr-movable-pin')
    await expect.poll(() => pin.evaluate((element) => element === document.activeElement)).toBe(true)
    const before = await findAtRest(page, async () => (await pin.boundingBox()) ?? undefined)
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => ((await pin.boundingBox())?.x ?? 0) - before.x).toBeGreaterThan(5)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await waitForToast(page, 'Klant Zonderplek edited: coordinates')
    await page.getByRole('button', { name: 'Edit Klant Zonderplek' }).waitFor()
  })
})

describe('the assigned route', () => {
  it('a route of a driver is chosen with a number, and the stop goes there', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await visitsOf(page, 1)
    await openStop(page, first)
    const route = page.getByLabel('Assigned route')
    const drivers = route.locator('optgroup option')
    const choice = (await drivers.allTextContents()).find((text) => !text.startsWith('1 ')) ?? ''
    const number = Number.parseInt(choice, 10)
    await route.selectOption({ label: choice })
    await page.getByLabel('Sequence number').fill('20')
    await button(page, 'Update').click()
    await page.getByText('Stop aangepast').waitFor()
    await waitForToast(page, `${first} from route 1 to route ${number}, place 20`)
    expect((await visitsOf(page, number))[1]).toBe(first)
    expect(await visitsOf(page, 1)).toEqual(others)
  })
})
