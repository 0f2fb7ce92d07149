import type { Page } from 'playwright'
import { expect } from 'vitest'
import { visitsOf, waitForToast, type counted } from './user-browsers'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Move / })

export const options = (page: Page) => dialog(page).getByRole('row')

/** Waits until the routes are in the order of their prices. */
export const pricesRead = (page: Page) =>
  dialog(page)
    .getByText(/^Best( other)?$/)
    .waitFor()

export const openRoute = async (page: Page, route: number): Promise<ReadonlyArray<string>> => {
  const visits = await visitsOf(page, route)
  await page.getByRole('table', { name: `Activities of route ${route}` }).waitFor()
  return visits
}

/** Two clicks: the ten selected stops go to the best other route, and are selected no longer. */
export const moveTenSelected = async (page: Page, clicks: ReturnType<typeof counted>): Promise<void> => {
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByText('10 stops selected').waitFor()
  await clicks.step(bar.getByRole('button', { name: 'Move to…' }).click())
  await pricesRead(page)
  await clicks.step(options(page).filter({ hasNotText: 'Now here' }).first().click())
  await waitForToast(page, /^10 stops to route \d+$/)
  await expect.poll(() => bar.count()).toBe(0)
}
