import { describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright'
import { registeredAddresses } from '../../../server/address/register'
import { undoByToast, userBrowsers, waitForToast } from './user-browsers'

const { signIn } = userBrowsers()

const header = ['Klantnaam', 'Adres', 'Postcode', 'Plaats', 'Tijdvak', 'Lostijd', 'Colli', 'Soort', 'Opmerking']

const orders = registeredAddresses
  .filter(({ suffix }) => suffix === undefined)
  .slice(0, 60)
  .map(({ street, houseNumber, zip, city }, index) => [
    `Klant ${index + 1}`,
    `${street} ${houseNumber}`,
    zip,
    city,
    '9:30-12',
    '10',
    '2',
    index % 2 === 0 ? 'Bezorgen' : 'Ophalen',
    '',
  ])

const setCell = (row: number, name: string, text: string): void => {
  const cells = orders[row]
  if (cells !== undefined) cells[header.indexOf(name)] = text
}

// Nine faults of six kinds.
setCell(3, 'Soort', 'Bezorging!')
setCell(4, 'Soort', 'Bezorging!')
setCell(10, 'Tijdvak', '15:00-12:00')
setCell(11, 'Tijdvak', '17:00-13:00')
setCell(20, 'Postcode', '2801 Y')
setCell(25, 'Lostijd', 'lang')
setCell(30, 'Klantnaam', '')
setCell(35, 'Adres', `${registeredAddresses[0]?.street} 18`)
setCell(35, 'Postcode', '2801 YA')
setCell(35, 'Plaats', 'Gouda')
orders[50] = orders[49] ?? []

const textSeparatedBy = (separator: string): string =>
  [header, ...orders].map((cells) => cells.join(separator)).join('\n')

const newProject = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Project name').fill(name)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/(tab:stops)')
  await page.getByRole('link', { name: 'Import…' }).waitFor()
}

const cellOf = (page: Page, row: number, column: number): Locator => page.locator(`[data-cell="${row} ${column}"]`)

const zipOfRow22 = registeredAddresses.filter(({ suffix }) => suffix === undefined)[20]?.zip ?? ''

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
