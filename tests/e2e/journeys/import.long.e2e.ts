import { describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright'
import { userBrowsers, waitForToast } from './user-browsers'
import { textSeparatedBy, newProject, zipOfRow22 } from './faulty-import'

const { signIn } = userBrowsers()

describe('an import of a file with faults', () => {
  it('the same rows are pasted, fixed and imported by keyboard alone', async () => {
    const { page } = await signIn()
    await newProject(page, 'Import met het toetsenbord')
    await page.locator('main').focus()
    await page.keyboard.press('i')
    const pasteField = page.getByLabel(/Or paste rows/)
    await tabTo(page, pasteField)
    await page.keyboard.insertText(textSeparatedBy('\t'))
    await page.getByText('60 rows, 9 columns, separated by tabs').waitFor()
    await pressByTab(page, page.getByRole('button', { name: 'Next: columns' }))
    await pressByTab(page, page.getByRole('button', { name: 'Next: rows' }))
    await page.getByText('7 problems left').waitFor()

    for (let fault = 0; fault < 7; fault += 1) {
      if (fault === 0) await page.keyboard.press('F8')
      await page.keyboard.press('Enter')
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      await page.keyboard.press('Control+a')
      await page.keyboard.type(textFor(label))
      await page.keyboard.press('Enter')
      await page
        .getByText(fault === 6 ? 'No problems left' : `${6 - fault} problem`)
        .first()
        .waitFor()
    }
    await pressByTab(page, page.getByRole('button', { name: 'Import 59 stops' }))
    await waitForToast(page, '59 stops imported')
    await expect.poll(() => page.url()).toMatch(/\(tab:stops\)$/)
  })
})

const textFor = (label: string): string => {
  if (label.startsWith('Type')) return 'Service'
  if (label.startsWith('Time slot')) return '9-12'
  if (label.startsWith('Zip')) return zipOfRow22
  return label.startsWith('Min') ? '20' : 'Bakkerij Mulder'
}

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The tab key does not reach it')
}

const pressByTab = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
