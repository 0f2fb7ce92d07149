import type { Page } from 'playwright'
import { registeredAddresses } from '../../../server/address/register'

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

export const textSeparatedBy = (separator: string): string =>
  [header, ...orders].map((cells) => cells.join(separator)).join('\n')

export const newProject = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Project name').fill(name)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/(tab:stops)')
  await page.getByRole('link', { name: 'Import…' }).waitFor()
}

export const zipOfRow22 = registeredAddresses.filter(({ suffix }) => suffix === undefined)[20]?.zip ?? ''
