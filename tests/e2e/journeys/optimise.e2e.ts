import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { counted, openTab, undoByToast, userBrowsers, visitsOf, waitForToast } from './user-browsers'
import { openOptimise, chooseBudget, start, startAndStop, proposal, uploadTooEarlyStop } from './optimise-steps'

const { signIn, signInTo } = userBrowsers()

const panels = (page: Page) => page.getByRole('list', { name: 'Routes' }).locator('[data-route-index]')

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
  it('a quick optimisation plans the uploaded stops, gives reasons for unplanned ones, and is accepted', async () => {
    const { page } = await signInTo(/^Upload/)
    await openOptimise(page)
    await page.getByText(/h and a load of .* together/).waitFor()
    await chooseBudget(page, 'Quick, 5 s')
    await start(page)
    await page.getByRole('progressbar').waitFor()
    await proposal(page).waitFor()
    const rows = page.getByRole('table', { name: /^Proposal/ }).getByRole('row')
    const routes = (await rows.count()) - 1
    expect(routes).toBeGreaterThan(1)
    await page.getByText('Proposal · not saved yet').waitFor()
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.waitForURL('**/(tab:routes)')
    await expect.poll(() => panels(page).count()).toBe(routes)
    await openTab(page, 'Stops')
    await page.getByRole('switch', { name: 'Unplanned stops only' }).click()
    await page.getByText('UNPLANNED', { exact: true }).waitFor()
    const unplannedRows = page.getByRole('table', { name: 'Stops' }).getByRole('row').filter({ hasText: 'Not planned' })
    const reasons = page.locator('.rr-row-why')
    await expect.poll(async () => (await reasons.count()) - (await unplannedRows.count())).toBe(0)
    await page.getByRole('switch', { name: 'Unplanned stops only' }).click()
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

  it('one click plans a stop that was left out, and the toast takes that back', async () => {
    const { page } = await signIn()
    await uploadTooEarlyStop(page, 'Vroege vogels')
    await openOptimise(page)
    await startAndStop(page)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.waitForURL('**/(tab:routes)')
    await openTab(page, 'Stops')
    const row = page.getByRole('table', { name: 'Stops' }).getByRole('row').filter({ hasText: 'Bakkerij Vroeg' })
    await row.getByText('Not planned').waitFor()
    const clicks = counted()
    await clicks.step(row.getByRole('button', { name: /^Plan here: / }).click())
    expect(clicks.count()).toBe(1)
    await waitForToast(page, /^Bakkerij Vroeg /)
    await expect.poll(() => row.getByText('Not planned').count()).toBe(0)
    await undoByToast(page)
    await row.getByText('Not planned').waitFor()
  })

  it('a running optimisation can be stopped with the best plan so far, or cancelled', async () => {
    const { page } = await signInTo(/^Upload/)
    await openOptimise(page)
    await chooseBudget(page, 'Thorough, 60 s')
    await start(page)
    await page.getByText('Best so far').waitFor()
    await page.getByRole('button', { name: 'Stop now and use the best' }).click()
    await proposal(page).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await start(page)
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
  })
})
