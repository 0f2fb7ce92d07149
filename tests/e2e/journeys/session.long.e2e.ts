import { describe, expect, it } from 'vitest'
import {
  fullNameOf,
  fullNamesOf,
  openProject,
  openStop,
  openTab,
  signInOn,
  userBrowsers,
  visitsOf,
} from './user-browsers'
import { waitForLogin, storedState } from './session-steps'

const { address, signIn, expectError, signInTo, signInByForm } = userBrowsers()

describe('sessions and stored state', () => {
  it('a stored user that is invalid or has a key unfit for a header leads to the log-in (§3)', async () => {
    const { page } = await signIn()
    for (const stored of ['{"api_key":', '[null]', '{"api_key":"☃"}']) {
      await page.evaluate((text) => localStorage.setItem('currentUser', text), stored)
      await page.goto(`${address()}/projects`)
      await waitForLogin(page)
    }
    await signInOn(page)
    await page.getByRole('link', { name: /^Ritten/ }).waitFor()
    expect((await storedState(page)).user).toContain('demo')
  })

  it('an invalid stored project id leads to the list of projects, and an unknown one to an error message (§3)', async () => {
    const { page } = await signIn()
    const setProjectCookie = (value: string) =>
      page.context().addCookies([{ name: 'projectId', value, url: address() }])
    for (const value of ['%E0%A4%A', 'x'.repeat(3_000)]) {
      await setProjectCookie(value)
      await page.goto(`${address()}/projects`)
      await page.getByRole('link', { name: /^Ritten/ }).waitFor()
    }
    expectError(/status of 404/)
    await setProjectCookie('gone')
    await page.goto(`${address()}/projects`)
    await page.getByText('There is no such project').waitFor()
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await openProject(page, /^Ritten/)
    const projectCookie = (await page.context().cookies()).find(({ name }) => name === 'projectId')
    expect(page.url()).toContain(projectCookie?.value)
  })

  it('invalid stored map settings or days give the whole map and all days (§3)', async () => {
    const { page } = await signInTo(/^Ritten/)
    const settings = ['{"type":', '[]', '{"type":"zoomToRoute","routeIndex":99}', '{"type":{},"showMarkers":"no"}']
    const days = ['%E0%A4%A', '%00', 'nonsense', '1999-01-01', '']
    const invalid = ['%E0%A4%A', ...settings.map(encodeURIComponent)].map((value, index) => [
      { name: 'mapSettings', value, url: address() },
      { name: 'focusedRouteDay', value: days[index] ?? '', url: address() },
    ])
    for (const cookies of invalid) {
      await page.context().addCookies(cookies)
      await page.reload()
      await page.getByText('All routes · 8 routes, 91 stops, 3 unplanned').waitFor()
      await page.locator('[data-pin]').first().waitFor()
      expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('ALL')
    }
  })

  it('an address with invalid percent-encoding shows the not-found page', async () => {
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

  it('back and forward restore the search, the page and the row of the stops', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    await page.getByPlaceholder('Search stops').fill('e')
    await page.getByRole('button', { name: 'Page 2' }).click()
    const row = page.getByRole('table', { name: 'Stops' }).getByRole('link').nth(2)
    const name = await fullNameOf(row)
    await row.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByPlaceholder('Search stops').inputValue()).toBe('e')
    await expect.poll(() => fullNameOf(row)).toBe(name)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Routes' }).waitFor()
  })

  it('a change in one tab appears in another', async () => {
    const { page, anotherTab } = await signInTo(/^Ritten/)
    const [first = '', second = '', third = ''] = await visitsOf(page, 1)
    const otherTab = await anotherTab()
    await otherTab.goto(page.url())
    await openStop(otherTab, third)
    await otherTab.getByLabel('Sequence number').fill('10')
    await otherTab.getByRole('button', { name: 'Update' }).click()
    await otherTab.getByText('Stop aangepast').waitFor()
    await expect
      .poll(async () => (await fullNamesOf(page.getByRole('row').locator('a'))).slice(0, 3))
      .toEqual([third, first, second])
  })

  it('the projects page leads straight to the stored project (§2)', async () => {
    const { page } = await signInTo(/^Upload/)
    await page.goto(`${address()}/projects`)
    await page.waitForURL('**/(tab:routes)')
    await page.getByText('First you need to upload stops').waitFor()
    expect((await storedState(page)).cookies).toContain('projectId')
  })

  it('a reload restores the chosen day (§3)', async () => {
    const { page } = await signInTo(/^Ritten/)
    const day = page.getByLabel('Day', { exact: true })
    await day.selectOption({ index: 2 })
    const chosen = await day.inputValue()
    await page.reload()
    await expect.poll(() => day.inputValue()).toBe(chosen)
    await openTab(page, 'Stops')
    await expect.poll(() => day.inputValue()).toBe(chosen)
  })

  it('a logout ends the session in every tab', async () => {
    const { page, anotherTab } = await signInByForm()
    const otherTab = await anotherTab()
    await otherTab.goto(`${address()}/projects`)
    await otherTab.getByRole('heading', { name: 'Projects' }).waitFor()
    await page.getByRole('link', { name: 'Logout' }).click()
    await waitForLogin(page)
    await waitForLogin(otherTab)
    expect(await storedState(otherTab)).toEqual({ user: null, cookies: [] })
  })
})
