import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violationsOn } from '../axe-violations'
import { openTab, visitsOf, waitForToast } from './user-browsers'
import { openEditForm, placeForm, onBothScreens, twoUsers, unplan } from './two-users'

const { openBoth, seenByBoth, expectError } = twoUsers()
const OFFLINE = 'You are offline. What you see is from before'

const violationsInBothThemes = async (page: Page): Promise<ReadonlyArray<string>> => {
  const violations: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    violations.push(...(await violationsOn(page, colorScheme === 'dark' ? 'colours' : 'all')))
  }
  return violations
}

describe('two users edit one project at the same time', () => {
  it('what a colleague changes in another field while a form is open lands beside what was typed', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [, name = ''] = await visitsOf(demo, 1)
    await openEditForm(demo, 1, name)
    await openEditForm(piet, 1, name)
    await demo.getByLabel('Notes').fill('Sleutel bij de receptie')
    await piet.getByLabel('Duration (min)').fill('47')
    await piet.getByRole('button', { name: 'Save', exact: true }).click()
    await placeForm(piet).waitFor()
    await expect.poll(() => demo.getByLabel('Duration (min)').inputValue()).toBe('47')
    expect(await demo.getByLabel('Notes').inputValue()).toBe('Sleutel bij de receptie')
    await demo.getByRole('button', { name: 'Save', exact: true }).click()
    for (const page of [demo, piet]) {
      await page.getByText('Sleutel bij de receptie').first().waitFor()
      await page.getByText('47 min').first().waitFor()
    }
  })

  it('a locked stop is refused to a colleague, who may lift the lock and then move it', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [name = '', ...others] = await visitsOf(demo, 4)
    await visitsOf(piet, 4)
    await piet.getByRole('button', { name: `Lock ${name}`, exact: true }).click()
    await demo.getByRole('button', { name: new RegExp(`Unlock ${name}$`) }).waitFor()
    expectError(/409/)
    await unplan(demo, name)
    await demo.getByText(/is locked by piet since/).waitFor()
    await expect.poll(() => seenByBoth(4)).toEqual(onBothScreens([name, ...others]))
    await demo.getByRole('button', { name: new RegExp(`Unlock ${name}$`) }).click()
    await demo.getByRole('button', { name: `Lock ${name}`, exact: true }).waitFor()
    await unplan(demo, name)
    await expect.poll(() => seenByBoth(4)).toEqual(onBothScreens(others))
  })

  it('a screen that was offline shows on its return what a colleague did, and its next edit lands', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [first = '', second = '', ...others] = await visitsOf(demo, 2)
    await visitsOf(piet, 2)
    expectError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
    await demo.context().setOffline(true)
    await demo.getByText(OFFLINE).waitFor()
    await unplan(piet, first)
    await waitForToast(piet, `${first} taken out of route 2`)
    await demo.context().setOffline(false)
    await expect.poll(() => seenByBoth(2)).toEqual(onBothScreens([second, ...others]))
    await demo.getByText(OFFLINE).waitFor({ state: 'hidden' })
    await unplan(demo, second)
    await expect.poll(() => seenByBoth(2)).toEqual(onBothScreens(others))
  })

  it('a driver that a colleague deletes cannot be given a route any more, and the route keeps its driver', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    await visitsOf(demo, 1)
    const choice = demo.getByRole('combobox', { name: 'Driver' })
    const before = await choice.inputValue()
    const gone = (await choice.getByRole('option').allTextContents()).at(-1) ?? ''
    await piet.getByRole('link', { name: 'Drivers' }).click()
    await piet.getByRole('button', { name: `Delete ${gone}` }).click()
    await waitForToast(piet, gone)
    expectError(/404|422/)
    await choice.selectOption({ label: gone })
    await demo.getByRole('button', { name: 'Change driver' }).click()
    await demo.getByRole('alert').first().waitFor()
    await expect.poll(() => choice.inputValue()).toBe(before)
    expect(await choice.getByRole('option').allTextContents()).not.toContain(gone)
  })

  it('an optimisation is accepted over a newer plan: what a colleague touched stays, and the rest lands', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    /** A proposal may leave a route out. */
    const otherRoutes = async () => {
      const routes: Array<ReadonlyArray<string>> = []
      await openTab(piet, 'Routes')
      const details = piet.getByRole('link', { name: /^Details for route [2-4]$/ })
      for (const name of await details.evaluateAll((links) => links.map((link) => link.ariaLabel ?? '')))
        routes.push(await visitsOf(piet, Number(name.at(-1))))
      return routes
    }
    const before = await otherRoutes()
    const [name = '', ...others] = await visitsOf(piet, 1)
    await demo.getByRole('link', { name: 'Optimise' }).click()
    await demo.locator('label', { hasText: 'Thorough, 60 s' }).click()
    await demo.getByRole('button', { name: 'Start' }).click()
    await demo.getByText('Best so far').waitFor()
    await demo.getByRole('button', { name: 'Stop now and use the best' }).click()
    await demo.getByRole('heading', { level: 1, name: 'Proposal' }).waitFor()
    await unplan(piet, name)
    await waitForToast(piet, `${name} taken out of route 1`)
    await demo.getByText('piet changed this route at').first().waitFor()
    expect(await violationsInBothThemes(demo)).toEqual([])
    await demo.getByRole('button', { name: /^Accept \d+ of \d+ routes$/ }).click()
    await demo.waitForURL('**/(tab:routes)')
    await waitForToast(piet, /^demo: Optimisation accepted in part/)
    // The routes that land take their stops along, also from the route that stays.
    await expect.poll(async () => new Set((await seenByBoth(1)).map((visits) => visits.join())).size).toBe(1)
    const [visits = []] = await seenByBoth(1)
    expect(visits).toEqual(others.filter((other) => visits.includes(other)))
    expect(visits.length).toBeGreaterThan(0)
    expect(await otherRoutes()).not.toEqual(before)
  })
})
