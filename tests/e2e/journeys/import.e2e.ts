import { describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright'
import { undoByToast, userBrowsers, waitForToast } from './user-browsers'
import { textSeparatedBy, newProject, zipOfRow22 } from './faulty-import'

const { signIn } = userBrowsers()

const cellOf = (page: Page, row: number, column: number): Locator => page.locator(`[data-cell="${row} ${column}"]`)

describe('an import of a file with faults', () => {
  it('a dispatcher fixes nine faults in place and has the stops on the map, in at most 25 clicks', async () => {
    const { page } = await signIn()
    await newProject(page, 'Import met de muis')
    let clickCount = 0
    const click = async (target: Locator): Promise<void> => {
      clickCount += 1
      await target.click()
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const problemsLeft = (count: number) => page.getByText(`${count} problem${count === 1 ? '' : 's'} left`).waitFor()

    await click(page.getByRole('link', { name: 'Import…' }))
    clickCount += 1 // the drop
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(textSeparatedBy(';')) })
    await click(button('Next: rows'))
    await problemsLeft(7)
    await click(button('Fix both'))
    await click(button('Swap both'))
    await problemsLeft(3)
    await click(cellOf(page, 22, 1))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(zipOfRow22)
    await page.keyboard.press('Enter')
    await problemsLeft(2)
    await click(cellOf(page, 27, 4))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('20')
    await page.keyboard.press('Enter')
    await problemsLeft(1)
    await click(cellOf(page, 32, 0))
    await page.keyboard.type('Bakkerij Mulder')
    await page.keyboard.press('Enter')
    await page.getByText('No problems left').waitFor()
    await click(page.getByRole('button', { name: /for row 37$/ }).first())
    await page.getByText('60 of 60 rows on the map').waitFor()
    await click(button('Import 59 stops'))
    await page.waitForURL('**/(tab:stops)')
    await waitForToast(page, '59 stops imported')
    await page.getByText('1–15 of 59').waitFor()
    await page.getByText('All stops · 59 stops, none planned yet').waitFor()
    await page.getByText('1 row of orders.csv is left to fix or import').waitFor()
    expect(clickCount).toBeLessThanOrEqual(25)

    await undoByToast(page)
    await page.getByText('Drop a .json file with stops here').waitFor()
    await page.getByText('60 rows of orders.csv are left to fix or import').waitFor()
    await page.getByRole('link', { name: 'Continue the import' }).click()
    await page.getByText('No problems left').waitFor()
    await button('Import 59 stops').waitFor()
  })

  it('an import that is not finished is there after a reload and a new log-in, and a log-out asks about it', async () => {
    const { page } = await signIn()
    await newProject(page, 'Import die blijft')
    const stopsUrl = page.url()
    await page.getByRole('link', { name: 'Import…' }).click()
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(textSeparatedBy(';')) })
    await page.getByRole('button', { name: 'Next: rows' }).click()
    await page.getByRole('button', { name: 'Swap both' }).click()
    await page.getByText('5 problems left').waitFor()
    await page.reload()
    await page.getByText('5 problems left').waitFor()
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.getByRole('alertdialog', { name: 'Log out before the import?' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('5 problems left').waitFor()
    await page.goto(stopsUrl)
    await page.getByRole('link', { name: 'Import…' }).click()
    await page.getByText('5 problems left').waitFor()
    await page.getByRole('button', { name: 'Other file' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Drop a file here').waitFor()
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.getByText('Please login').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})
