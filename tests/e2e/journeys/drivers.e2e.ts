import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { userBrowsers } from './user-browsers'

const { signInTo } = userBrowsers()

const drivers = (page: Page) => page.getByRole('table', { name: 'Drivers' })
const rowOf = (page: Page, name: string) => drivers(page).getByRole('row').filter({ hasText: name })

describe('managing drivers', () => {
  it('a dispatcher adds, changes, deletes and restores a driver (§2, §5)', async () => {
    const { page } = await signInTo(/^Ritten/)
    await page.getByRole('link', { name: 'Drivers' }).click()
    await drivers(page).waitFor()
    const count = await drivers(page).getByRole('row').count()

    await page.getByRole('link', { name: 'Add driver' }).click()
    const add = page.getByRole('button', { name: 'Add driver' })
    await expect
      .poll(() => page.getByLabel('First name').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await page.getByLabel('Begin time').inputValue()).toBe('09:00')
    expect(await page.getByLabel('End time').inputValue()).toBe('18:00')
    expect(await page.getByLabel('Vehicle capacity').inputValue()).toBe('50')
    await page.keyboard.type('Joris')
    await page.getByLabel('Last name').fill('de Graaf')
    await page.getByLabel('Zipcode').fill('2801 YA')
    await page.getByLabel('House number').fill('1')
    await page.getByLabel('Mobile number').fill('06 1234 5678')
    await expect.poll(() => page.getByLabel('Address').inputValue()).toContain('Gouda')
    await add.click()
    await page.waitForURL('**/(tab:drivers)')
    await page.getByText('Driver Joris de Graaf added').waitFor()
    await expect.poll(() => drivers(page).getByRole('row').count()).toBe(count + 1)

    await page.getByRole('link', { name: 'View Joris de Graaf' }).click()
    await page.getByRole('heading', { name: 'Joris de Graaf' }).waitFor()
    await page.getByLabel('Vehicle capacity').fill('60')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Driver Joris de Graaf saved').waitFor()
    await page.getByRole('link', { name: 'View Joris de Graaf' }).click()
    await expect.poll(() => page.getByLabel('Vehicle capacity').inputValue()).toBe('60')
    await page.goBack()

    await page.getByRole('button', { name: 'Delete Joris de Graaf' }).click()
    await page.getByText('Driver Joris de Graaf deleted').waitFor()
    await expect.poll(() => rowOf(page, 'de Graaf').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Driver Joris de Graaf restored').waitFor()
    await expect.poll(() => rowOf(page, 'de Graaf').count()).toBe(1)
  })
})
