import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { aRow } from '../../kit/delivery/test-data'
import { counted, openTab, undoByToast, userBrowsers, visitsOf, waitForToast } from './user-browsers'

const { signIn, signInTo } = userBrowsers()

const openOptimise = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Optimise' }).click()
  await page.getByRole('heading', { level: 1, name: /Optimise|Proposal/ }).waitFor()
}

const chooseBudget = async (page: Page, name: 'Quick, 5 s' | 'Thorough, 60 s'): Promise<void> => {
  await page.locator('label', { hasText: name }).click()
}

const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start' }).click()

/** Takes the first plan that is found: most journeys need no better one. A slow machine finds it within a long budget. */
const startAndStop = async (page: Page): Promise<void> => {
  await chooseBudget(page, 'Thorough, 60 s')
  await start(page)
  await page.getByText('Best so far').waitFor()
  await page.getByRole('button', { name: 'Stop now and use the best' }).click()
  await proposal(page).waitFor()
}

const proposal = (page: Page) => page.getByRole('heading', { level: 1, name: 'Proposal' })

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

/** No vehicle leaves early enough for its slot. */
const tooEarlyStop = aRow(0, { customerName: 'Bakkerij Vroeg', timeSlotEarliest: '04:00', timeSlotLatest: '05:00' })

/** A new project with a stop that an optimisation leaves out, and two others. */
const uploadTooEarlyStop = async (page: Page, projectName: string): Promise<void> => {
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Project name').fill(projectName)
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.waitForURL('**/(tab:stops)')
  // A file that is chosen before the project is loaded is ignored.
  await page.getByText('Drop a .json file with stops here').waitFor()
  const stops = JSON.stringify([tooEarlyStop, aRow(1), aRow(2)])
  await page
    .getByLabel('File with stops')
    .setInputFiles({ name: 'stops.json', mimeType: 'application/json', buffer: Buffer.from(stops) })
  await page.getByRole('table', { name: 'Stops' }).waitFor()
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
