import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { aRow } from '../../kit/delivery/test-data'
import { userBrowsers } from './user-browsers'

const { signIn, expectError } = userBrowsers()

const ninetyRows = Array.from({ length: 90 }, (_, index) => aRow(index))

const upload = (page: Page, name: string, rows: ReadonlyArray<object>) =>
  page
    .getByLabel('File with stops')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(rows)) })

/** §9: the two fixed markers. */
const HEADQUARTERS = 2

/** Counts the visible pins on the map, including those in groups. */
const pinsOnMap = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Map', exact: true }).evaluate((map) => {
    const visibleMarkers = [...map.querySelectorAll('[data-pin], [data-mark]')].filter(
      (marker) => getComputedStyle(marker).display !== 'none' && marker.checkVisibility(),
    )
    return visibleMarkers.reduce(
      (sum, marker) => sum + (marker.classList.contains('rr-pin-group') ? Number(marker.textContent) : 1),
      0,
    )
  })

describe('the life of a project', () => {
  it('a dispatcher creates a project, uploads stops, searches them, adds one, and deletes the project (§2)', async () => {
    const { page } = await signIn()
    await page.getByRole('link', { name: 'New project' }).click()
    await page.getByLabel('Project name').fill('Week 48 Gouda en omstreken')
    await page.getByRole('button', { name: 'Create project' }).click()
    await page.waitForURL('**/(tab:stops)')
    await expect.poll(() => page.title()).toBe('Stops · Week 48 Gouda en omstreken · Rondrit')

    // A file with an error: the message of §8 and the row concerned.
    expectError(/status of 422/)
    await upload(page, 'oud.json', [...ninetyRows.slice(0, 2), { customerName: 'Zonder huis', zip: '2801 YA' }])
    await page.getByText('Something went wrong, please check your file and try again').waitFor()
    const problems = page.getByRole('table', { name: 'Problems in the file' })
    expect(await problems.getByRole('row').allTextContents()).toEqual([
      'RowFieldReason',
      '3houseNumberHouse number is missing',
    ])

    // A valid file.
    await upload(page, 'stops.json', ninetyRows)
    const stops = page.getByRole('table', { name: 'Stops' })
    await stops.waitFor()
    expect(await stops.getByRole('row').count()).toBe(1 + 15)
    await page.getByText('All stops · 90 stops, none planned yet').waitFor()
    await expect.poll(() => pinsOnMap(page)).toBe(90 + HEADQUARTERS)
    expect(await page.getByRole('button', { name: 'Upload file' }).isDisabled()).toBe(true)
    expect(await page.getByRole('link', { name: 'Stops 90' }).count()).toBe(1)

    // Search.
    await page.getByPlaceholder('Search stops').fill('kLANT 77')
    await expect.poll(() => stops.getByRole('row').allTextContents()).toHaveLength(2)
    await page.getByPlaceholder('Search stops').fill('qwerty')
    await page.getByText('No search results for "qwerty"').waitFor()
    await page.keyboard.press('Escape')

    // A stop added by form, with an address lookup.
    await page.getByRole('link', { name: 'Add stop' }).click()
    const add = page.getByRole('button', { name: 'Add stop' })
    expect(await add.isDisabled()).toBe(true)
    await page.getByLabel('Customer name').fill('Kaashandel Van der Meer')
    await page.getByLabel('Zip').fill('2801ya')
    await page.getByLabel('House number').fill('1')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByLabel('Address').inputValue()).not.toBe('')
    await add.click()
    await page.waitForURL('**/(tab:stops)')
    await page.getByRole('link', { name: 'Stops 91' }).waitFor()
    await page.getByPlaceholder('Search stops').fill('van der meer')
    await expect.poll(() => stops.getByRole('row').allTextContents()).toHaveLength(2)

    // Deletion of the project.
    await page.getByRole('button', { name: /^Week 48 Gouda/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog')
    expect(await dialog.getByRole('heading').textContent()).toBe('Delete project Week 48 Gouda en omstreken?')
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      '91 stops, 91 of them unplanned',
      'the undo history of this project',
    ])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/projects')
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('link', { name: /^Week 48/ }).count()).toBe(0)
  })
})
