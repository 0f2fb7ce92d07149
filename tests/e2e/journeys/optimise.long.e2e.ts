import { describe, expect, it } from 'vitest'
import { userBrowsers } from './user-browsers'
import { openOptimise, chooseBudget, start, startAndStop, proposal, uploadTooEarlyStop } from './optimise-steps'

const { signIn, signInTo } = userBrowsers()

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
})
