import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openProject, openStop, openTab, signInOn, visits, visitsOf } from './visits'

const { address, come, signIn, expectComplaint } = visits()

const LOGGED_OUT = 'You have been logged out automatically, please login with your credentials'

const atLogIn = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()

/** §3: every cookie there may be, the route that the list is scrolled to aside: another view has taken its place. */
const all = ['focusedRouteDay', 'mapSettings', 'onlyShowPlannedStops', 'projectId', 'projectName']

const kept = async (page: Page) => ({
  user: await page.evaluate(() => localStorage.getItem('currentUser')),
  cookies: (await page.context().cookies()).map(({ name }) => name).toSorted(),
})

describe('a session', () => {
  it('leaves nothing behind when one logs out (§4)', async () => {
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

  it('goes to / after signing in, and then to what was asked for by its address (§2, §7)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    await page.getByRole('link', { name: 'Details for route 2', exact: true }).click()
    await page.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
    const { pathname } = new URL(page.url())
    expect(decodeURIComponent(pathname)).toMatch(/^\/projects\/[^/]+\/\(tab:routes\/1\)$/)

    const { page: other } = await come(pathname)
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

  it('goes back and forth through the screens as one left them', async () => {
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

  it('ends on a 401, whatever was asked, and says so (§8)', async () => {
    const { page } = await signIn()
    await openProject(page, /^Ritten/)
    expectComplaint(/status of 401/)
    await page.route('**/delivery/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'This key does not count.', code: 'signed_out' } }),
    )
    await page.getByRole('button', { name: 'Download report' }).click()
    await atLogIn(page)
    await page.getByText(LOGGED_OUT).waitFor()
    expect(await kept(page)).toEqual({ user: null, cookies: [] })
  })
})
