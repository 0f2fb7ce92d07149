import { describe, expect, it } from 'vitest'
import { areScreensPreloaded } from './preloaded-screens'
import { openStop, openTab, undoByToast, userBrowsers, visitsOf, waitForToast } from './user-browsers'

const { expectError, signInTo } = userBrowsers()

const OFFLINE = 'You are offline. What you see is from before; changes can be made once you are online again.'

describe('the app without a network', () => {
  it('the page reports that it is offline, keeps the input of a failed change, and recovers with the network', async () => {
    expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const { page } = await signInTo(/^Ritten/)
    const before = await visitsOf(page, 1)
    const [first = '', , third = ''] = before
    await openStop(page, third)
    await expect.poll(() => areScreensPreloaded(page, ['stops', 'drivers'])).toBe(true)
    await page.context().setOffline(true)
    await page.getByText(OFFLINE).waitFor()
    await page.getByLabel('Sequence number').fill('10')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Something went wrong, please try again later...').waitFor()
    expect(await page.getByLabel('Sequence number').inputValue()).toBe('10')
    // Every screen was preloaded.
    await openTab(page, 'Stops')
    await page.getByRole('link', { name: 'Drivers', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Drivers' }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: third }).waitFor()
    await page.context().setOffline(false)
    await page.getByText(OFFLINE).waitFor({ state: 'hidden' })
    await page.getByLabel('Sequence number').fill('10')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Stop aangepast').waitFor()
    expect((await visitsOf(page, 1)).slice(0, 2)).toEqual([third, first])
  })

  it('a move whose answer is lost lands once, and its toast undoes it', async () => {
    expectError(/ERR_CONNECTION_RESET|Failed to load resource/)
    const { page } = await signInTo(/^Ritten/)
    const before = await visitsOf(page, 2)
    const [first = '', ...others] = before
    await page.route(
      '**/moves',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.getByRole('link', { name: first, exact: true }).focus()
    await page.keyboard.press('Delete')
    await waitForToast(page, `${first} taken out of route 2`)
    expect(await visitsOf(page, 2)).toEqual(others)
    await undoByToast(page)
    await expect.poll(() => visitsOf(page, 2)).toEqual(before)
  })

  it('a drag whose part cannot be loaded says so', async () => {
    expectError(/ERR_FAILED|Failed to load resource|dynamically imported/)
    const { page } = await signInTo(/^Ritten/)
    await page.mouse.move(2, 2)
    await page.goto(page.url().replace('(tab:routes)', '(tab:routes/0)'))
    const stop = page.locator('tr[data-drag-stop]').nth(1)
    await stop.waitFor()
    await expect.poll(() => areScreensPreloaded(page, ['new-project'])).toBe(true)
    await page.route('**/assets/**', (route) => route.abort())
    await stop.hover()
    await page.mouse.down()
    await page.getByText('This could not be opened, please try again later...').waitFor()
    await page.mouse.up()
  })
})
