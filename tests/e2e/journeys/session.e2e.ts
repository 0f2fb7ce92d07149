import { describe, expect, it } from 'vitest'
import { openProject, openTab, signInOn, userBrowsers } from './user-browsers'
import { waitForLogin, storedState } from './session-steps'

const { address, open, signInByForm, expectError, signInTo } = userBrowsers()

const LOGGED_OUT = 'You have been logged out automatically, please login with your credentials'

/** §3: all cookies except that of the zoomed route, which a later view of the map has deleted. */
const cookieNames = ['focusedRouteDay', 'mapSettings', 'onlyShowPlannedStops', 'projectId', 'projectName']

const apiKeyIn = (storedUser: string | null): string =>
  storedUser === null ? '' : (JSON.parse(storedUser) as { readonly api_key: string }).api_key

describe('sessions and stored state', () => {
  it('a logout clears the stored user and all cookies, and ends the key (§4)', async () => {
    const { page } = await signInByForm()
    await openProject(page, /^Ritten/)
    await page.locator('.rr-route-panel__main').first().click()
    await openTab(page, 'Stops')
    await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('switch', { name: 'Unplanned stops only' }).click()
    await page.context().addCookies([{ name: 'mapSettings', value: '{}', url: address() }])
    await expect.poll(async () => (await storedState(page)).cookies).toEqual(cookieNames)
    const headers = { 'x-api-key': apiKeyIn((await storedState(page)).user) }
    const statusOfCall = async (): Promise<number> =>
      (await page.request.get(`${address()}/delivery/v2/projects/summary`, { headers })).status()
    expect(await statusOfCall()).toBe(200)
    await page.getByRole('link', { name: 'Logout' }).click()
    await waitForLogin(page)
    await expect.poll(statusOfCall).toBe(401)
    expect(await storedState(page)).toEqual({ user: null, cookies: [] })
    await page.goto(`${address()}/projects`)
    await waitForLogin(page)
  })

  it('a log-in always leads to the projects, and the signed-in user can then open any address (§2, §7)', async () => {
    const { page } = await signInByForm()
    await openProject(page, /^Ritten/)
    await page.getByRole('link', { name: 'Details for route 2', exact: true }).click()
    await page.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
    const { pathname } = new URL(page.url())
    expect(decodeURIComponent(pathname)).toMatch(/^\/projects\/[^/]+\/\(tab:routes\/1\)$/)

    const { page: otherPage } = await open(pathname)
    await waitForLogin(otherPage)
    await signInOn(otherPage)
    await otherPage.waitForURL('**/projects')
    await otherPage.goto(address() + pathname)
    await otherPage.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
    await otherPage.reload()
    await otherPage.getByRole('heading', { name: 'Details for route 2', exact: true }).waitFor()
  })

  it('a 401 ends the session with a message (§8)', async () => {
    const { page } = await signInTo(/^Ritten/)
    expectError(/status of 401/)
    await page.route('**/delivery/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'This key does not count.', code: 'signed_out' } }),
    )
    await page.getByRole('button', { name: 'Download report' }).click()
    await waitForLogin(page)
    await page.getByText(LOGGED_OUT).waitFor()
    expect(await storedState(page)).toEqual({ user: null, cookies: [] })
  })
})
