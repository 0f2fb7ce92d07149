import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTab, userBrowsers, visitsOf } from './user-browsers'
import { openOptimise, chooseBudget, start, startAndStop, proposal, uploadTooEarlyStop, panels } from './optimise-steps'

const { signIn, signInTo } = userBrowsers()

/** The numbers of the selected routes of the proposal. */
const numbersOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const rows = page.getByRole('table', { name: /^Proposal/ }).getByRole('row')
  const numbers = await rows.locator('.rr-route-no:not(.is-none)').allTextContents()
  return numbers.toSorted((one, other) => Number(one) - Number(other))
}

/** The stops of a route on another day than the accepted route, which must not change. */
const visitsOfWednesday = async (page: Page): Promise<ReadonlyArray<string>> => {
  await openTab(page, 'Routes')
  const wednesday = page.getByRole('list', { name: /^Wo \d/ })
  const panel = wednesday.getByRole('listitem').filter({ hasText: 'Stichtse Stadsvracht' })
  return visitsOf(page, Number(await panel.locator('.rr-route-no').textContent()))
}

describe('optimising a project', () => {
  it('a proposal of which every route was touched cannot be accepted, but the optimisation can be repeated', async () => {
    const { page, anotherTab } = await signInTo(/^Ritten/)
    await openOptimise(page)
    await startAndStop(page)
    const otherTab = await anotherTab()
    await otherTab.goto(page.url().replace('optimise', 'routes'))
    const lockButtons = otherTab.getByRole('button', { name: /^Lock route \d+$/ })
    await lockButtons.first().waitFor({ state: 'attached' })
    for (let number = await lockButtons.count(); number >= 1; number -= 1) {
      await otherTab.getByRole('button', { name: `Lock route ${number}`, exact: true }).click({ force: true })
      const unlock = otherTab.getByRole('button', { name: new RegExp(`Unlock route ${number}$`) })
      await unlock.waitFor({ state: 'attached' })
      if (number > 1) await unlock.click({ force: true })
    }
    await page.getByText('The plan has changed meanwhile, so this proposal no longer fits it').waitFor()
    await page.getByRole('button', { name: 'Optimise again' }).click()
    await page.getByRole('button', { name: 'Stop now and use the best' }).click()
    await proposal(page).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('1 route locked').waitFor()
    expect(await page.getByRole('button', { name: 'Start' }).isEnabled()).toBe(true)
  })

  it('with lateness allowed, a late stop is planned and listed with its delay, also on its route', async () => {
    const { page } = await signIn()
    await uploadTooEarlyStop(page, 'Voor dag en dauw')
    await openOptimise(page)
    await startAndStop(page)
    const unplannedRegion = page.getByRole('region', { name: 'Unplanned, and why' })
    await unplannedRegion.getByText(/^too late for the time slot by/).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()

    await page.locator('label', { hasText: 'Sometimes' }).click()
    await page
      .getByText('A minute late counts as 2 minutes on the road. Nobody is left out for coming too late.')
      .waitFor()
    await chooseBudget(page, 'Quick, 5 s')
    await start(page)
    await proposal(page).waitFor()
    const late = await page.getByRole('list', { name: 'Late' }).getByRole('listitem').allTextContents()
    expect(late).toEqual([expect.stringMatching(/^Bakkerij Vroeg, late by \d+ hours?( \d+ minutes?)?$/)])
    expect(await unplannedRegion.count()).toBe(0)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.waitForURL('**/(tab:routes)')
    await page.getByRole('link', { name: /^Details for route/ }).click()
    await page.getByText(late[0] ?? '', { exact: true }).waitFor()
  })

  it('accepting one route of a proposal changes only that route, and can be undone', async () => {
    const { page } = await signInTo(/^Ritten/)
    const untouched = await visitsOfWednesday(page)
    await openOptimise(page)
    await chooseBudget(page, 'Quick, 5 s')
    await start(page)
    await proposal(page).waitFor()
    await page.getByRole('button', { name: 'Take none' }).click()
    await page.getByRole('checkbox', { name: /^Take Zuidvleugel Bezorging, Ma / }).check()
    const proposedNumbers = await numbersOf(page)
    await page.getByRole('button', { name: /^Accept 1 of \d+ routes$/ }).click()
    await page.waitForURL('**/(tab:routes)')
    await page
      .locator('.rr-toast')
      .getByText(/^Optimisation accepted in part/)
      .waitFor()
    await expect.poll(() => panels(page).locator('.rr-route-no').allTextContents()).toEqual(proposedNumbers)
    expect(await visitsOfWednesday(page)).toEqual(untouched)
    await page.keyboard.press('Control+z')
    await page
      .locator('.rr-toast')
      .getByText(/^Undone: Optimisation accepted in part/)
      .waitFor()
  })
})
