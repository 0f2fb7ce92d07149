import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openProject, openStop, openTab, signInOn, userBrowsers, visitsOf } from './user-browsers'

const { address, open, signIn, expectError } = userBrowsers()

const LOGGED_OUT = 'You have been logged out automatically, please login with your credentials'

const atLogIn = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()

/** §3: all cookies except the one for the route that the list is scrolled to, since another view has replaced that. */
const all = ['focusedRouteDay', 'mapSettings', 'onlyShowPlannedStops', 'projectId', 'projectName']

const kept = async (page: Page) => ({
  user: await page.evaluate(() => localStorage.getItem('currentUser')),
  cookies: (await page.context().cookies()).map(({ name }) => name).toSorted(),
})

describe('a session', () => {
  it('leaves nothing behind after logging out (§4)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await page.locator('.rr-route-panel__main').first().click()
    await openTab(page, 'Stops')
    await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('switch', { name: 'Unplanned stops only' }).click()
    await page.context().addCookies([{ name: 'mapSettings', value: '{}', url: address() }])
    await expect.poll(async () => (await kept(page)).cookies).toEqual(all)
    expect((await kept(page)).user).not.toBeNull()
    await page.getByRole('link', { name: 'Logout' }).click()
    await atLogIn(page)
    expect(await kept(page)).toEqual({ user: null, cookies: [] })
    await page.goto(`${address()}/projects`)
    await atLogIn(page)
  })

  it('goes to / after signing in, and then to whatever address is asked for (§2, §7)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await page.getByRole('link', { name: 'Details for route 2', exact: true }).click()
    await page.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
    const { pathname } = new URL(page.url())
    expect(decodeURIComponent(pathname)).toMatch(/^\/projects\/[^/]+\/\(tab:routes\/1\)$/)

    const { page: other } = await open(pathname)
    await atLogIn(other)
    await signInOn(other)
    await other.waitForURL('**/projects')
    await other.goto(address() + pathname)
    await other.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
    await other.reload()
    await other.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
  })

  it('goes back to the kept project at once (§2)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Upload/)
    await page.goto(`${address()}/projects`)
    await page.waitForURL('**/(tab:routes)')
    await page.getByText('First you need to upload stops').waitFor()
    expect((await kept(page)).cookies).toContain('projectId')
  })

  it('asks to sign in where the stored user is none, or has a key that no call can carry (§3)', async () => {
    const { page } = await signIn()
    for (const stored of ['{"api_key":', '[null]', '{"api_key":"☃"}']) {
      await page.evaluate((text) => localStorage.setItem('currentUser', text), stored)
      await page.goto(`${address()}/projects`)
      await atLogIn(page)
    }
    await signInOn(page)
    await page.getByRole('link', { name: /^Ritten/ }).waitFor()
    expect((await kept(page)).user).toContain('demo')
  })

  it('shows the projects where the kept id is none, or is gone (§3)', async () => {
    const { page } = await signIn()
    const keep = (value: string) => page.context().addCookies([{ name: 'projectId', value, url: address() }])
    for (const value of ['%E0%A4%A', 'x'.repeat(3_000)]) {
      await keep(value)
      await page.goto(`${address()}/projects`)
      await page.getByRole('link', { name: /^Ritten/ }).waitFor()
    }
    expectError(/status of 404/)
    await keep('gone')
    await page.goto(`${address()}/projects`)
    await page.getByText('There is no such project').waitFor()
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await openProject(page, /^Ritten/)
    const open = (await page.context().cookies()).find(({ name }) => name === 'projectId')
    expect(page.url()).toContain(open?.value)
  })

  it('shows the whole map and all days where the kept settings make no sense (§3)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    const settings = ['{"type":', '[]', '{"type":"zoomToRoute","routeIndex":99}', '{"type":{},"showMarkers":"no"}']
    const odd = [
      ...['%E0%A4%A', ...settings.map(encodeURIComponent)].map((value) => ({ name: 'mapSettings', value })),
      ...['%E0%A4%A', '%00', 'nonsense', '1999-01-01'].map((value) => ({ name: 'focusedRouteDay', value })),
    ]
    for (const cookie of odd) {
      await page.context().addCookies([{ ...cookie, url: address() }])
      await page.reload()
      await page.getByText('All routes · 8 routes, 94 stops').waitFor()
      await page.locator('[data-pin]').first().waitFor()
      expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('ALL')
    }
  })

  it('comes back to the day that was chosen (§3)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    const day = page.getByLabel('Day', { exact: true })
    await day.selectOption({ index: 2 })
    const chosen = await day.inputValue()
    await page.reload()
    await expect.poll(() => day.inputValue()).toBe(chosen)
    await openTab(page, 'Stops')
    await expect.poll(() => day.inputValue()).toBe(chosen)
  })

  it('says that there is nothing at an address with broken percent signs', async () => {
    const { page } = await signIn()
    expectError(/could not be decoded/)
    for (const path of ['/projects/%E0%A4%A', '/projects/%/(tab:stops)', '/%zz']) {
      await page.goto(address() + path)
      await page.getByText('There is nothing at this address').waitFor()
    }
    await page.getByRole('link', { name: 'Go to the projects' }).click()
    await page.getByRole('link', { name: /^Ritten/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/projects')
  })

  it('goes back and forth through the screens as they were left', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await openTab(page, 'Stops')
    await page.getByPlaceholder('Search stops').fill('e')
    await page.getByRole('button', { name: 'Page 2' }).click()
    const row = page.getByRole('table', { name: 'Stops' }).getByRole('link').nth(2)
    const name = (await row.textContent()) ?? ''
    await row.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByPlaceholder('Search stops').inputValue()).toBe('e')
    expect(await row.textContent()).toBe(name)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Routes' }).waitFor()
  })

  it('ends in every tab at once', async () => {
    const { page, anotherTab } = await signIn()
    const other = await anotherTab()
    await other.goto(`${address()}/projects`)
    await other.getByRole('heading', { name: 'Projects' }).waitFor()
    await page.getByRole('link', { name: 'Logout' }).click()
    await atLogIn(page)
    await atLogIn(other)
    expect(await kept(other)).toEqual({ user: null, cookies: [] })
  })

  it('shows in one tab what was changed in another', async () => {
    const { page, anotherTab } = await signIn()
    await openProject(page, /^Ritten/)
    const [first = '', second = '', third = ''] = await visitsOf(page, 1)
    const other = await anotherTab()
    await other.goto(page.url())
    await openStop(other, third)
    await other.getByLabel('Sequence number').fill('10')
    await other.getByRole('button', { name: 'Update' }).click()
    await other.getByText('Stop aangepast').waitFor()
    await expect
      .poll(async () => (await page.getByRole('row').locator('a').allTextContents()).slice(0, 3))
      .toEqual([third, first, second])
  })

  it('ends on a 401 of any call, and says so (§8)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    expectError(/status of 401/)
    await page.route('**/delivery/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'This key does not count.', code: 'signed_out' } }),
    )
    await page.getByRole('button', { name: 'Download report' }).click()
    await atLogIn(page)
    await page.getByText(LOGGED_OUT).waitFor()
    expect(await kept(page)).toEqual({ user: null, cookies: [] })
  })
})
