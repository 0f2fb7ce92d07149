import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { aRow } from '../../kit/delivery/test-data'
import { userBrowsers } from './user-browsers'

const { signIn, expectError } = userBrowsers()

const ninety = Array.from({ length: 90 }, (_, index) => aRow(index))

const upload = (page: Page, name: string, rows: ReadonlyArray<object>) =>
  page
    .getByLabel('File with stops')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(rows)) })

/** §9: two pins have a marker of their own. */
const HEADQUARTERS = 2

/** Counts the pins on the map, and those in its groups, without what it keeps hidden. */
const pinsOnMap = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Map' }).evaluate((map) => {
    const inSight = [...map.querySelectorAll('[data-pin], [data-mark]')].filter(
      (mark) => getComputedStyle(mark).display !== 'none' && mark.checkVisibility(),
    )
    return inSight.reduce((sum, mark) => sum + (mark.classList.contains('rr-disc') ? Number(mark.textContent) : 1), 0)
  })

describe('a project from its first file to its deletion', () => {
  it('is made, filled, searched, extended and deleted (§2)', async () => {
    const { page } = await signIn()
    await page.getByRole('link', { name: 'New project' }).click()
    await page.getByLabel('Project name').fill('Week 48 Gouda en omstreken')
    await page.getByRole('button', { name: 'Create project' }).click()
    await page.waitForURL('**/(tab:stops)')
    await expect.poll(() => page.title()).toBe('Stops · Week 48 Gouda en omstreken · Rondrit')

    // A bad file: the message of §8, and what is wrong with which row.
    expectError(/status of 422/)
    await upload(page, 'oud.json', [...ninety.slice(0, 2), { customerName: 'Zonder huis', zip: '2801 YA' }])
    await page.getByText('Something went wrong, please check your file and try again').waitFor()
    const problems = page.getByRole('table', { name: 'Problems in the file' })
    expect(await problems.getByRole('row').allTextContents()).toEqual([
      'RowFieldReason',
      '3houseNumberHouse number is missing',
    ])

    // A good file.
    await upload(page, 'stops.json', ninety)
    const stops = page.getByRole('table', { name: 'Stops' })
    await stops.waitFor()
    expect(await stops.getByRole('row').count()).toBe(1 + 15)
    await page.getByText('All stops · 90 stops').waitFor()
    await expect.poll(() => pinsOnMap(page)).toBe(90 + HEADQUARTERS)
    expect(await page.getByRole('button', { name: 'Upload file' }).isDisabled()).toBe(true)
    expect(await page.getByRole('link', { name: 'Stops 90' }).count()).toBe(1)

    // Search.
    await page.getByPlaceholder('Search stops').fill('kLANT 77')
    await expect.poll(() => stops.getByRole('row').allTextContents()).toHaveLength(2)
    await page.getByPlaceholder('Search stops').fill('qwerty')
    await page.getByText('No search results for "qwerty"').waitFor()
    await page.keyboard.press('Escape')

    // A stop by hand, with its address looked up.
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

    // Deleting everything.
    await page.getByRole('button', { name: /^Week 48 Gouda/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    expect(await question.getByRole('heading').textContent()).toBe('Delete project Week 48 Gouda en omstreken?')
    expect(await question.getByRole('listitem').allTextContents()).toEqual([
      '91 stops, 91 of them unplanned',
      'the undo history of this project',
    ])
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/projects')
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('link', { name: /^Week 48/ }).count()).toBe(0)
  })
})
