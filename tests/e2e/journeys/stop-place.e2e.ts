import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAtRest } from '../../screens/page-steps'
import { openProject, openStop, openTab, toast, userBrowsers, visitsOf, waitForToast } from './user-browsers'

const { signIn, expectError, signInTo } = userBrowsers()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Stops that the register lacks, in the project that has none yet. */
const stops = JSON.stringify(
  ['Notariskantoor Mulder', 'Klant Zonderplek'].map((customerName) => ({
    customerName,
    zip: '3811 WH',
    houseNumber: '90101',
  })),
)

const openStops = async (page: Page): Promise<void> => {
  await openProject(page, /^Lege/)
  await openTab(page, 'Stops')
  if ((await page.getByText('Drop a .json file with stops here').count()) > 0)
    await page
      .getByLabel('File with stops')
      .setInputFiles({ name: 'stops.json', mimeType: 'application/json', buffer: Buffer.from(stops) })
  await rowOf(page, 'Notariskantoor Mulder').waitFor()
}

describe('a stop without a place', () => {
  let page: Page
  beforeEach(async () => {
    ;({ page } = await signIn())
    // The register has neither the address nor a neighbour of it.
    expectError(/404/)
    await openStops(page)
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
